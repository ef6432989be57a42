import { useEffect, useState } from 'react';
import { showAlert } from '#browser/alerts/alerts.ts';
import type { PersonalOffers } from '#browser/personal/personal-stores.ts';
import { $chosenPicture } from '#browser/product/chosen-picture.ts';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { type PriceNow, priceView, subscriptionOf } from '#domain/price/price-view.ts';
import {
  canOrder,
  fitQuantity,
  formatQuantity,
  readQuantity,
  stepQuantity,
} from '#domain/product/quantity.ts';
import { quantityRules } from '#domain/product/quantity-limits.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { BuyBoxProps } from './buy-box-props.ts';
import { useSizeView } from './use-size-view.ts';

/** What the shopper has chosen (size, quantity, once or in a subscription) and what follows from it. */
export function usePurchase(
  { product, sizes, views, size: sizeAtFirst }: BuyBoxProps,
  personal: PersonalOffers | undefined,
) {
  const { t, language, priceType } = useShop();
  const [type, setType] = useState(sizeAtFirst);
  const [everyDays, setEveryDays] = useState<number>();
  const size = sizes.find((one) => one.type === type) ?? {
    type,
    name: type,
    purchase: 'unavailable' as const,
  };
  const subscribed = everyDays !== undefined;
  const sized = useSizeView({ product: product.id, size, subscribed, onPage: views, personal }, onFailure);
  const { offer } = sized.view;
  const rules = quantityRules(product, offer, { subscribed });
  const fitted = (text: string) => (canOrder(rules) ? fitQuantity(text, rules).quantity : rules.min);
  const written = (amount: number) => formatQuantity(amount, language, rules.precision);
  const [typed, setTyped] = useState(() => written(fitted('')));
  const quantity = fitted(typed);
  const period = product.subscriptions.find((one) => one.everyDays === everyDays);
  const how = { ...product, priceType, quantity, period };

  // A size or a subscription with limits of its own takes the quantity along as far as they allow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice fits the quantity again
  useEffect(() => {
    setTyped((current) => written(fitted(current)));
    if (offer.picture) $chosenPicture.set(offer.picture);
  }, [offer.type, everyDays]);

  return {
    ...sized,
    size,
    rules,
    typed,
    quantity,
    everyDays,
    type: setTyped,
    subscribe: setEveryDays,
    priceOf: (now: PriceNow, count = quantity) => priceView(now, { ...how, quantity: count }),
    /** What one unit costs in each of the product's periods, and how many percent less that is. */
    periods: (now: PriceNow) =>
      product.subscriptions.map((one) => ({
        everyDays: one.everyDays,
        ...subscriptionOf(now, { ...how, period: one }),
      })),
    choose,
    stepFrom,
    /** Puts the typed quantity right; answers with the limit that it broke. */
    putRight() {
      const fitted = fitQuantity(typed, rules);
      const right = written(fitted.quantity);
      // A step may be on its way.
      if (right !== typed) setTyped(right);
      return fitted.limit;
    },
  };

  function stepFrom(text: string, direction: 1 | -1): string {
    const before = readQuantity(text);
    const next = Number.isNaN(before) ? fitted(text) : stepQuantity(before, direction, rules);
    return written(next);
  }

  function choose(chosen: string) {
    setType(chosen);
    history.replaceState(history.state, '', addressOf(chosen));
  }

  /** A size that could not be fetched has a page of its own; without a network the last one stays. */
  function onFailure(failed: string) {
    if (navigator.onLine) return location.assign(addressOf(failed));
    showAlert('error', t('alert.offline'));
    choose(offer.type);
  }
}

function addressOf(size: string): URL {
  const address = new URL(location.href);
  address.searchParams.set(BASKET_FIELDS.size, size);
  return address;
}
