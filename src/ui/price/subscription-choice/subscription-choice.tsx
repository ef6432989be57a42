import type { Price } from '#domain/price/money.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  name: string;
  /** What one unit costs when it is bought once. */
  once: Price;
  /** `percent`: how much less than the regular price. */
  periods: { everyDays: number; price: Price; percent?: number }[];
  percentages?: boolean;
  /** The price is reduced: percents say that they are counted from the regular one. */
  reduced?: boolean;
  chosen: number | undefined;
  onChoose?: (everyDays: number | undefined) => void;
};

/** Once, or again and again in one of the product's periods: each with its price. */
export function SubscriptionChoice({ name, once, periods, percentages, reduced, chosen, onChoose }: Props) {
  const { t, shown } = useShop();
  const choices = [{ everyDays: undefined, price: once, percent: 0 }, ...periods];
  return (
    <fieldset className="subscription">
      <legend>{t('product.purchaseKind')}</legend>
      {choices.map(({ everyDays, price, percent }) => (
        <label key={everyDays ?? 0} className="subscription__choice">
          <input
            type="radio"
            name={name}
            value={everyDays ?? ''}
            checked={everyDays === chosen}
            onChange={() => onChoose?.(everyDays)}
          />
          <span>{everyDays === undefined ? t('product.once') : t('product.every', { n: everyDays })}</span>
          {percentages && percent ? (
            <small>
              {t(reduced ? 'product.lessThanRegular' : 'product.lessInSubscription', { pct: percent })}
            </small>
          ) : null}
          <strong>{shown(price)}</strong>
        </label>
      ))}
    </fieldset>
  );
}
