import { formatDate } from '#domain/page/date.ts';
import type { PriceType } from '#domain/price/money.ts';
import { type OmnibusResult, type OmnibusSettings, omnibusOf, omnibusPrices } from '#domain/price/omnibus.ts';
import type { PriceView, Saving } from '#domain/price/price-view.ts';
import type { Unit } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { useShop } from '#ui/shop-view/shop-view.tsx';

type Shop = ReturnType<typeof useShop>;

type RowTexts = Record<string, string | false | undefined>;

export type PriceSettings = OmnibusSettings & {
  /** Whether percentages stand beside savings. */
  percentages: boolean;
  /** Net prices stand beside gross ones. */
  netPrices?: boolean;
};

/** The prices of a size at a quantity, with what the law wants beside a reduced one. */
export type PriceDetails = {
  view: PriceView;
  omnibus: OmnibusResult;
  unit: Unit;
  sellBy: number;
  /** Decimals of a quantity. */
  precision: number;
  percentages: boolean;
  netPrices: boolean;
};

export function priceRecord(
  view: PriceView,
  { unit, sellBy, precision }: Pick<PriceDetails, 'unit' | 'sellBy' | 'precision'>,
  settings: PriceSettings,
  type: PriceType,
): PriceDetails {
  return {
    view,
    omnibus: omnibusOf(omnibusPrices(view, type), settings),
    unit,
    sellBy,
    precision,
    percentages: settings.percentages,
    netPrices: settings.netPrices ?? false,
  };
}

/** The first ones stand right under the price: the law wants the lowest one of 30 days beside a reduced price. The others
 * are a quiet group further below. */
const FIRST_ROWS = 3;

/** What is said of a price beside itself, row by row in whole sentences: lowest, until and saving first. */
function priceRows(priceDetails: PriceDetails, shop: Shop): RowTexts {
  const { view, omnibus, unit, sellBy, precision, percentages, netPrices } = priceDetails;
  const { t, money, shown, language, priceType } = shop;
  const other = priceType === 'net' ? 'gross' : 'net';
  return {
    lowest:
      view.lowest &&
      withPercent(
        t('product.lowest', { price: shown(view.lowest) }),
        percentages && omnibus.omnibus?.percent,
      ),
    until:
      omnibus.newPriceEffectiveUntil &&
      t('product.until', { date: formatDate(omnibus.newPriceEffectiveUntil.date, language) }),
    saving: view.saving && saved(view.saving),
    otherType: (other === 'gross' || netPrices) && t(`price.${other}`, { price: money(view.price[other]) }),
    sellBy:
      view.sellBy &&
      t('product.sellBy', {
        price: shown(view.sellBy),
        quantity: `${formatQuantity(sellBy, language, precision)}\u00a0${t(`unit.${unit}`, { n: sellBy })}`,
      }),
    suggested: view.suggested && t('product.suggested', { price: shown(view.suggested) }),
    advance: view.advance && t('product.advance', { price: shown(view.advance) }),
    regular:
      omnibus.max?.visible && view.regular && t('product.regularNamed', { price: shown(view.regular) }),
    beforeRebate:
      omnibus.beforeRebate?.visible !== false &&
      view.beforeCode &&
      t('product.beforeRebate', { price: shown(view.beforeCode) }),
  };

  function saved({ amount, percent, inSet }: Saving): string {
    const values = { pct: formatQuantity(percent, language), amount: shown(amount) };
    const saving = t(percentages ? 'product.save' : 'product.saveAmount', values);
    return inSet ? t('product.saveInSet', { saving }) : saving;
  }
}

/** A row with its words, or a place that is kept for words that may come. */
type PriceRow = { name: string; text: string; isQuiet: boolean; isKept: boolean };

/** The rows of a price, and the places of those that another size or a code may bring: nothing moves when it does. */
export function rowsOf(
  shown: PriceDetails | undefined,
  others: readonly PriceDetails[],
  shop: Shop,
): PriceRow[] {
  const own = shown ? priceRows(shown, shop) : {};
  const possible = others.map((other) => priceRows(other, shop));
  return Object.keys(possible[0] ?? own).flatMap((name, index) => {
    const text = own[name] || possible.find((rows) => rows[name])?.[name];
    return text ? [{ name, text, isQuiet: index >= FIRST_ROWS, isKept: !own[name] }] : [];
  });
}

/** A percent of nothing is left out. */
const withPercent = (text: string, percent: string | false | undefined) =>
  !percent || /^\D?0%$/.test(percent) ? text : `${text} (${percent.replace('-', '\u2212')})`;
