import { type FormEvent, useEffect, useRef, useState } from 'react';
import { showAlert } from '#browser/alerts/alerts.ts';
import { sendBasketChange } from '#browser/basket/basket-requests.ts';
import { createStore } from '#browser/store.ts';
import type { Product, SizeOffer } from '#domain/product/product.ts';
import type { Purchase } from '#domain/product/purchase.ts';
import { type FittedQuantity, formatQuantity } from '#domain/product/quantity.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Putting the chosen size into the basket, with the exact words for whatever comes of it (spec §4 Purchase states). */
export function useAdding(
  offer: SizeOffer,
  { unit, precision }: Pick<Product, 'unit' | 'precision'>,
  putRight: () => FittedQuantity['limit'],
) {
  const { t, language } = useShop();
  const [$busy] = useState(() => createStore(false));
  const isPressing = usePressing();

  /** Puts the typed quantity right, and says so where it broke a limit. */
  function putRightAloud(): boolean {
    const limit = putRight();
    if (!limit) return true;
    const key = limit.kind === 'below_minimum' ? 'alert.minimum' : 'alert.maximum';
    const n = limit.value;
    showAlert(
      'warning',
      t(key, { n: formatQuantity(n, language, precision), unit: t(`unit.${unit}`, { n }) }),
    );
    return false;
  }

  /** Whoever leaves the field to press the button hears of a wrong quantity by that press: it adds nothing then. */
  function leave(): void {
    if (!isPressing.current) putRightAloud();
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const refusal = REFUSALS[offer.purchase];
    if (refusal) return showAlert('warning', t(refusal));
    if ($busy.get() || !putRightAloud()) return;
    $busy.set(true);
    try {
      const answer = await sendBasketChange(event.currentTarget);
      showAlert(answer.status, answer.message);
    } catch {
      showAlert('error', t(navigator.onLine ? 'alert.addFailed' : 'alert.offline'));
    } finally {
      $busy.set(false);
    }
  }

  return { $busy, add, leave };
}

/** Whether the shopper last pressed a button that adds, and not a key. */
function usePressing() {
  const isPressing = useRef(false);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      isPressing.current =
        type === 'pointerdown' && (target as Element).closest('.buy-box__form [type=submit]') !== null;
    };
    for (const type of PRESSES) document.addEventListener(type, note, true);
    return () => {
      for (const type of PRESSES) document.removeEventListener(type, note, true);
    };
  }, []);
  return isPressing;
}

const PRESSES = ['pointerdown', 'keydown'];

/** What pressing the button says where the product cannot simply be bought. */
const REFUSALS: Partial<Record<Purchase, 'alert.unavailable' | 'alert.phoneOnly' | 'alert.pointsOnly'>> = {
  unavailable: 'alert.unavailable',
  phone_only: 'alert.phoneOnly',
  points_only: 'alert.pointsOnly',
};
