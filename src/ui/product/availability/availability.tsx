import { statusPicture } from '#contract/product/status-picture.ts';
import { formatDate } from '#domain/page/date.ts';
import type { Availability, Unit } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  availability: Availability;
  fewLeft?: boolean;
  /** How much there is, where that is told. */
  stock?: { quantity: number; unit: Unit; precision?: number } | undefined;
};

/** Whether and when the product can be had, in one line with the picture of its status. */
export function AvailabilityLine(props: Props) {
  const { state, text } = describeAvailability(props, useShop());
  return (
    <p className={`availability availability--${state}`}>
      <img src={statusPicture(props.availability.status)} alt="" width={12} height={12} />
      {text}
    </p>
  );
}

/** The state, for the line's look, and the sentence. */
export function describeAvailability(
  { availability, fewLeft, stock }: Props,
  { t, language }: ReturnType<typeof useShop>,
) {
  switch (availability.status) {
    case 'disable':
      return availability.backOn
        ? { state: 'none', text: t('product.backOn', { date: formatDate(availability.backOn, language) }) }
        : { state: 'none', text: t('product.soldOut') };
    case 'order':
      if (stock) return { state: 'order', text: t('product.onOrderAmount', { amount: amountOf(stock) }) };
      return availability.days
        ? { state: 'order', text: t('product.onOrderDays', { n: availability.days }) }
        : { state: 'order', text: t('product.onOrder') };
    case 'enable':
      return fewLeft ? { state: 'few', text: lastOf(stock) } : { state: 'enable', text: inStock(stock) };
  }

  function lastOf(some: Props['stock']): string {
    if (!some) return t('product.fewLeft');
    return t(`product.fewLeft.${some.unit}`, { n: some.quantity, amount: amountOf(some) });
  }

  function inStock(some: Props['stock']): string {
    if (!some) return t('product.inStock');
    const words = some.unit === 'place' ? 'product.placesLeft' : 'product.inStockAmount';
    return t(words, { n: some.quantity, amount: amountOf(some) });
  }

  function amountOf({ quantity, unit, precision }: NonNullable<Props['stock']>): string {
    return `${formatQuantity(quantity, language, precision)} ${t(`unit.${unit}`, { n: quantity })}`;
  }
}
