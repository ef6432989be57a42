import { formatDate } from '#domain/page/date.ts';
import type { Availability } from '#domain/product/product.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { availability: Availability; fewLeft?: boolean; amount?: string };

/** Whether and when the product can be had, in one line with a dot of its colour. */
export function AvailabilityLine(props: Props) {
  const { state, text } = describeAvailability(props, useShop());
  return <p className={`availability availability--${state}`}>{text}</p>;
}

/** The state, for the dot's look, and the sentence. */
export function describeAvailability(
  { availability, fewLeft, amount }: Props,
  { t, language }: ReturnType<typeof useShop>,
) {
  switch (availability.status) {
    case 'disable':
      return availability.backOn
        ? { state: 'none', text: t('product.backOn', { date: formatDate(availability.backOn, language) }) }
        : { state: 'none', text: t('product.soldOut') };
    case 'order':
      return availability.days
        ? { state: 'order', text: t('product.onOrderDays', { n: availability.days }) }
        : { state: 'order', text: t('product.onOrder') };
    case 'enable':
      if (fewLeft) return { state: 'few', text: t('product.fewLeft') };
      return {
        state: 'enable',
        text: amount ? t('product.inStockAmount', { amount }) : t('product.inStock'),
      };
  }
}
