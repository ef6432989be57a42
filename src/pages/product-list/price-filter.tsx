import type { Minor } from '#domain/price/money.ts';
import type { FilterCounts, Filters } from '#domain/product-list/filters.ts';
import { PRICE_FROM, PRICE_TO } from '#domain/product-list/read-filters.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { FilterFold } from './filter-fold.tsx';

type Props = { filters: Filters; prices: FilterCounts['prices'] };

/** From and to, in the shopper's currency; empty fields show how far the prices reach. */
export function PriceFilter({ filters, prices }: Props) {
  const { t, currency, written: inType } = useShop();
  const { priceFrom, priceTo } = filters;
  if (!prices && priceFrom === undefined && priceTo === undefined) return null;
  const written = (amount: Minor | undefined) =>
    amount === undefined ? '' : String(amount / 100).replace('.', currency.decimal);
  const field = (name: string, label: string, value: Minor | undefined, reach: number | undefined) => (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <input
        id={`filter-${name}`}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={written(value)}
        placeholder={reach === undefined ? undefined : String(reach)}
        data-submit-on-change
      />
    </div>
  );
  return (
    <FilterFold name={t('productList.price', { symbol: inType(currency.symbol) })} id="filter-price" open>
      <div className="filter__prices">
        {field(PRICE_FROM, t('productList.priceFrom'), priceFrom, prices && Math.floor(prices.lowest / 100))}
        {field(PRICE_TO, t('productList.priceTo'), priceTo, prices && Math.ceil(prices.highest / 100))}
      </div>
    </FilterFold>
  );
}
