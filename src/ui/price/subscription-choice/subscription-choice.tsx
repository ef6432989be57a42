import type { Price } from '#domain/price/money.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  name: string;
  /** `percent`: how much less than the regular price. */
  periods: { everyDays: number; price: Price; percent: number }[];
  percentages?: boolean;
  /** The price is reduced: percents say that they are counted from the regular one. */
  reduced?: boolean;
  chosen: number | undefined;
  onChoose?: (everyDays: number | undefined) => void;
};

/** Again and again in one of the product's periods, or once: a row, with what it saves at the most. */
export function SubscriptionChoice({ name, periods, percentages, reduced, chosen, onChoose }: Props) {
  const { t, shown } = useShop();
  const most = Math.max(...periods.map(({ percent }) => percent));
  const less = reduced ? 'product.lessThanRegular' : 'product.lessInSubscription';
  return (
    <label className="subscription">
      <span>
        {t('product.subscription')} {percentages && most > 0 && <strong>{t(less, { pct: most })}</strong>}
        <small>{t('product.subscriptionEnds')}</small>
      </span>
      <select
        name={name}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose?.(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{t('product.once')}</option>
        {periods.map(({ everyDays, price }) => (
          <option key={everyDays} value={everyDays}>
            {t('product.everyFor', { n: everyDays, price: shown(price) })}
          </option>
        ))}
      </select>
    </label>
  );
}
