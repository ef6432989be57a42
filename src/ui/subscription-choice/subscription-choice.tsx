import type { Price } from '#domain/price/money.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  name: string;
  /** What one unit costs when it is bought once. */
  once: Price;
  periods: { everyDays: number; price: Price }[];
  chosen: number | undefined;
  onChoose?: (everyDays: number | undefined) => void;
};

/** Once, or again and again in one of the product's periods: each with its price. */
export function SubscriptionChoice({ name, once, periods, chosen, onChoose }: Props) {
  const { t, shown } = useShop();
  const choices = [{ everyDays: undefined, price: once }, ...periods];
  return (
    <fieldset className="subscription">
      <legend>{t('product.purchaseKind')}</legend>
      {choices.map(({ everyDays, price }) => (
        <label key={everyDays ?? 0} className="subscription__choice">
          <input
            type="radio"
            name={name}
            value={everyDays ?? ''}
            checked={everyDays === chosen}
            onChange={() => onChoose?.(everyDays)}
          />
          <span>{everyDays === undefined ? t('product.once') : t('product.every', { n: everyDays })}</span>
          <strong>{shown(price)}</strong>
        </label>
      ))}
    </fieldset>
  );
}
