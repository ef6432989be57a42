import { type FormEvent, useState } from 'react';
import { showAlert } from '#browser/alerts.ts';
import { changeBasket } from '#browser/basket-requests.ts';
import { BASKET_FIELDS } from '#contract/basket-change.ts';
import { hasSizeChoice, type Product, type SizeOffer } from '#domain/product/product.ts';
import { canBuy, type Purchase } from '#domain/product/purchase.ts';
import { fitQuantity, formatQuantity, readQuantity, stepQuantity } from '#domain/product/quantity.ts';
import { quantityRules } from '#domain/product/quantity-limits.ts';
import { AvailabilityLine } from '#ui/availability/availability.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PriceBlock } from '#ui/price/price.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { SizePills } from '#ui/size-pills/size-pills.tsx';

export type BuyBoxProps = {
  product: Pick<
    Product,
    'minPerSubscription' | 'id' | 'unit' | 'sellBy' | 'precision' | 'minPerOrder' | 'maxPerOrder' | 'sizes'
  >;
  size: string;
  fewLeft: number;
};

/** Sizes, price, quantity and the button: what a shopper needs to buy. Without JavaScript it is a form. */
export function BuyBox({ product, size: initialSize, fewLeft }: BuyBoxProps) {
  const { t, links, language } = useShop();
  const [sizeType, setSizeType] = useState(initialSize);
  const size = product.sizes.find((one) => one.type === sizeType) ?? product.sizes[0];
  const [typed, setTyped] = useState(() =>
    formatQuantity(Math.max(product.sellBy, product.minPerOrder), language),
  );
  const [busy, setBusy] = useState(false);
  if (!size) return null;
  const rules = quantityRules(product, size);
  const unit = t(`unit.${product.unit}`);
  const buyable = canBuy(size.purchase);

  return (
    <form className="buy-box" action={links.basketChange} method="post" onSubmit={add}>
      <input type="hidden" name={BASKET_FIELDS.action} value="add" />
      <input type="hidden" name={BASKET_FIELDS.product} value={product.id} />
      <div aria-live="polite">
        <AvailabilityLine availability={size.availability} {...stockOf(size)} />
        <PriceBlock
          now={size}
          purchase={size.purchase}
          unit={product.unit}
          pointsCost={size.pointsCost}
          large
        />
      </div>
      {hasSizeChoice(product.sizes) ? (
        <SizePills sizes={product.sizes} chosen={size.type} onChoose={choose} />
      ) : (
        <input type="hidden" name={BASKET_FIELDS.size} value={size.type} />
      )}
      {size.purchase === 'phone_only' && (
        <ButtonLink kind="secondary" href={links.contact} wide>
          {t('product.phonePriceLink')}
        </ButtonLink>
      )}
      {size.purchase !== 'hidden' && (
        <div className="buy-box__buy">
          <Quantity
            name={BASKET_FIELDS.quantity}
            label={t('product.quantity')}
            unit={product.unit}
            value={typed}
            disabled={!buyable}
            onType={setTyped}
            onLeave={fitTyped}
            onStep={step}
          />
          <Button type="submit" wide busy={busy} aria-disabled={!buyable || undefined}>
            {busy ? t('product.adding') : t('product.add')}
          </Button>
        </div>
      )}
    </form>
  );

  function stockOf(one: SizeOffer) {
    if (one.stock === null) return {};
    return {
      fewLeft: one.stock <= fewLeft * product.sellBy,
      amount: `${formatQuantity(one.stock, language)} ${unit}`,
    };
  }

  function choose(type: string) {
    setSizeType(type);
    const address = new URL(location.href);
    address.searchParams.set(BASKET_FIELDS.size, type);
    history.replaceState(history.state, '', address);
  }

  function fitTyped(): boolean {
    const { quantity, limit } = fitQuantity(typed, rules);
    setTyped(formatQuantity(quantity, language));
    if (!limit) return true;
    const key = limit.kind === 'below_minimum' ? 'alert.minimum' : 'alert.maximum';
    showAlert('warning', t(key, { n: formatQuantity(limit.value, language), unit }));
    return false;
  }

  function step(direction: 1 | -1) {
    setTyped((current) => {
      const quantity = readQuantity(current);
      const next = Number.isNaN(quantity) ? rules.min : stepQuantity(quantity, direction, rules);
      return formatQuantity(next, language);
    });
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const refusal = REFUSALS[size?.purchase ?? 'buy'];
    if (refusal) return showAlert('warning', t(refusal));
    if (busy || !fitTyped()) return;
    setBusy(true);
    try {
      const answer = await changeBasket(event.currentTarget);
      const ok = answer.status === 'success';
      showAlert(
        ok ? 'success' : 'error',
        answer.message,
        ok ? { href: links.basket, text: t('alert.toBasket') } : undefined,
      );
    } catch {
      showAlert('error', t(navigator.onLine ? 'alert.addFailed' : 'alert.offline'));
    } finally {
      setBusy(false);
    }
  }
}

/** What pressing the button says where the product cannot simply be bought (spec §4 Purchase states). */
const REFUSALS: Partial<Record<Purchase, 'alert.unavailable' | 'alert.phoneOnly' | 'alert.pointsOnly'>> = {
  unavailable: 'alert.unavailable',
  phone_only: 'alert.phoneOnly',
  points_only: 'alert.pointsOnly',
};
