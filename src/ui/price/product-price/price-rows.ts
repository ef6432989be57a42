import { formatDate } from '#domain/page/date.ts';
import type { Contents } from '#domain/price/contents.ts';
import type { PriceType } from '#domain/price/money.ts';
import { type OmnibusResult, type OmnibusSettings, omnibusOf, omnibusPrices } from '#domain/price/omnibus.ts';
import type { PriceView, Saving } from '#domain/price/price-view.ts';
import type { Unit } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { comparableInWords, contentsInWords } from '#ui/price/comparable-price.ts';
import type { useShop } from '#ui/shop-view/shop-view.tsx';

type Shop = ReturnType<typeof useShop>;

type RowTexts = Record<string, string | false | undefined>;

export type PriceSettings = OmnibusSettings & {
  /** Whether percentages stand beside savings. */
  percentages: boolean;
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
  };
}

/** What stands under the price, row by row in whole sentences and in this order: the law wants the lowest price of 30
 * days beside a reduced one, so that the rows of a reduction come first. */
export function priceRows(priceDetails: PriceDetails, shop: Shop): RowTexts {
  const { view, omnibus, unit, sellBy, precision, percentages } = priceDetails;
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
    comparable: view.contents && compared(view.contents),
    otherType: t(`price.${other}`, { price: money(view.price[other]) }),
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

  /** What prices are compared by, and the net quantity. */
  function compared(of: Contents): string {
    const price = comparableInWords(view.price, of, shop);
    const contents = contentsInWords(of, shop);
    return price ? t('price.comparedAndContents', { price, contents }) : t('price.contents', { contents });
  }

  function saved({ amount, percent, inSet }: Saving): string {
    const values = { pct: formatQuantity(percent, language), amount: shown(amount) };
    const saving = t(percentages ? 'product.save' : 'product.saveAmount', values);
    return inSet ? t('product.saveInSet', { saving }) : saving;
  }
}

/** The first ones: lowest, until, saving. */
const REDUCTION_ROWS = 3;

/** The rows that keep a place, so that nothing moves when another size or a code brings them. Those after the rows of a
 * reduction stand in for each other: as many are kept as the longest price needs. */
export function searchIndex(names: string[], shown: RowTexts, possible: RowTexts[]): string[] {
  const missing = (some: string[]) =>
    some.filter((name) => !shown[name] && possible.some((rows) => rows[name]));
  const others = names.slice(REDUCTION_ROWS);
  const count = (rows: RowTexts) => others.filter((name) => rows[name]).length;
  const most = Math.max(...[shown, ...possible].map(count));
  return [...missing(names.slice(0, REDUCTION_ROWS)), ...missing(others).slice(0, most - count(shown))];
}

/** A percent of nothing is left out. */
const withPercent = (text: string, percent: string | false | undefined) =>
  !percent || /^\D?0%$/.test(percent) ? text : `${text} (${percent.replace('-', '\u2212')})`;
