import { formatDate } from '#domain/page/date.ts';
import type { PriceType } from '#domain/price/money.ts';
import { type OmnibusResult, type OmnibusSettings, omnibusOf, omnibusPrices } from '#domain/price/omnibus.ts';
import type { PriceView, Saving } from '#domain/price/price-view.ts';
import type { Unit } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { useShop } from '#ui/shop-view/shop-view.tsx';

type Shop = ReturnType<typeof useShop>;

/** In their order: those that a discount code brings come last, so that none of the others moves for them. */
export const PRICE_ROWS = [
  'otherType',
  'sellBy',
  'suggested',
  'advance',
  'lowest',
  'until',
  'saving',
  'regular',
  'beforeRebate',
] as const;
export type PriceRow = (typeof PRICE_ROWS)[number];

export type PriceSettings = OmnibusSettings & {
  /** Whether percentages stand beside savings. */
  percentages: boolean;
};

/** The prices of a size at a quantity, with what the law wants beside a reduced one. */
export type PriceFacts = {
  view: PriceView;
  omnibus: OmnibusResult;
  unit: Unit;
  sellBy: number;
  /** Decimals of a quantity. */
  precision: number;
  percentages: boolean;
};

export function priceFacts(
  view: PriceView,
  { unit, sellBy, precision }: Pick<PriceFacts, 'unit' | 'sellBy' | 'precision'>,
  settings: PriceSettings,
  type: PriceType,
): PriceFacts {
  return {
    view,
    omnibus: omnibusOf(omnibusPrices(view, type), settings),
    unit,
    sellBy,
    precision,
    percentages: settings.percentages,
  };
}

/** What stands under the price, row by row in whole sentences; rows without anything to say are left out. */
export function priceRows(facts: PriceFacts, shop: Shop): Partial<Record<PriceRow, string>> {
  const { view, omnibus, unit, sellBy, precision, percentages } = facts;
  const { t, money, shown, language, priceType } = shop;
  const other = priceType === 'net' ? 'gross' : 'net';
  const rows: Record<PriceRow, string | undefined> = {
    lowest:
      view.lowest &&
      withPercent(
        t('product.lowest', { price: shown(view.lowest) }),
        percentages ? omnibus.omnibus?.percent : undefined,
      ),
    regular:
      view.regular && omnibus.max?.visible
        ? t('product.regularNamed', { price: shown(view.regular) })
        : undefined,
    until:
      omnibus.newPriceEffectiveUntil &&
      t('product.until', { date: formatDate(omnibus.newPriceEffectiveUntil.date, language) }),
    beforeRebate:
      view.beforeCode && omnibus.beforeRebate?.visible !== false
        ? t('product.beforeRebate', { price: shown(view.beforeCode) })
        : undefined,
    saving: view.saving && saved(view.saving),
    otherType: t(`price.${other}`, { price: money(view.price[other]) }),
    sellBy:
      view.sellBy &&
      t('product.sellBy', {
        price: shown(view.sellBy),
        quantity: `${formatQuantity(sellBy, language, precision)}\u00a0${t(`unit.${unit}`, { n: sellBy })}`,
      }),
    suggested: view.suggested && t('product.suggested', { price: shown(view.suggested) }),
    advance: view.advance && t('product.advance', { price: shown(view.advance) }),
  };
  return Object.fromEntries(Object.entries(rows).filter(([, text]) => text !== undefined));

  function saved({ amount, percent, inSet }: Saving): string {
    const values = { pct: formatQuantity(percent, language), amount: shown(amount) };
    const saving = t(percentages ? 'product.save' : 'product.saveAmount', values);
    return inSet ? t('product.saveInSet', { saving }) : saving;
  }
}

/** A percent of nothing is left out. */
const withPercent = (text: string, percent: string | undefined) =>
  percent === undefined || /^\D?0%$/.test(percent) ? text : `${text} (${percent.replace('-', '\u2212')})`;
