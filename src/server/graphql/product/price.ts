import { formatDate } from '#domain/page/date.ts';
import type { Price, PriceType } from '#domain/price/money.ts';
import { percentApart } from '#domain/price/omnibus.ts';
import { type PriceView, priceView, unitPriceOf } from '#domain/price/price-view.ts';
import { tierRanges } from '#domain/price/tiers.ts';
import type { Product, SizeOffer } from '#domain/product/product.ts';
import type { Builder } from '#server/graphql/context.ts';
import type { MoneyTypes } from '#server/graphql/money.ts';

/** What a size costs, with all that stands beside the price. */
export type PriceSource = { product: Product; offer: SizeOffer; view: PriceView };

export const priceSource = (product: Product, offer: SizeOffer): PriceSource => ({
  product,
  offer,
  view: priceView(offer, { ...product, tiers: [], quantity: 1 }),
});

type Compared = { price: Price; before: Price };

/** The price object of the lowest-30-day-price display (spec §3). All amounts are those of one unit. */
export function priceType(builder: Builder, { amount, money }: MoneyTypes) {
  const date = builder.objectRef<string>('PriceDate').implement({
    fields: (t) => ({
      date: t.string({ description: "'2026-11-24'", resolve: (day) => day }),
      formatted: t.string({ resolve: (day, _, { language }) => formatDate(day, language) }),
    }),
  });

  const omnibusDetails = builder
    .objectRef<Compared & { until: string | null }>('OmnibusPriceDetails')
    .implement({
      fields: (t) => ({
        unit: t.field({ type: money, resolve: ({ before }) => before }),
        youSavePercent: t.float({
          resolve: (compared, _, { shop }) => percentOf(compared, shop.settings.config.priceType),
        }),
        omnibusPriceIsHigherThanSellingPrice: t.boolean({
          resolve: (
            { price, before },
            _,
            {
              shop: {
                settings: { config },
              },
            },
          ) => before[config.priceType] > price[config.priceType],
        }),
        newPriceEffectiveUntil: t.field({ type: date, nullable: true, resolve: ({ until }) => until }),
      }),
    });

  const rebateDetails = builder.objectRef<Compared>('BeforeRebateDetails').implement({
    fields: (t) => ({
      unit: t.field({ type: money, resolve: ({ before }) => before }),
      youSavePercent: t.float({
        resolve: (compared, _, { shop }) => percentOf(compared, shop.settings.config.priceType),
      }),
    }),
  });

  const tier = builder.objectRef<Price & { from: number; percent: number }>('VolumePrice').implement({
    fields: (t) => ({
      number: t.float({ description: 'From this quantity on.', resolve: ({ from }) => from }),
      percent: t.exposeFloat('percent'),
      gross: t.field({ type: amount, resolve: ({ gross }) => ({ minor: gross }) }),
      net: t.field({ type: amount, resolve: ({ net }) => ({ minor: net }) }),
    }),
  });

  return builder.objectRef<PriceSource>('Price').implement({
    fields: (t) => {
      const optional = (pick: (view: PriceView) => Price | undefined) =>
        t.field({ type: money, nullable: true, resolve: ({ view }) => pick(view) ?? null });
      return {
        price: t.field({ type: money, resolve: ({ view }) => view.price }),
        unit: t.field({ type: money, resolve: ({ view }) => view.price }),
        sellBy: optional((view) => view.sellBy),
        max: optional((view) => view.regular),
        crossedPrice: optional((view) => view.regular),
        suggested: optional((view) => view.suggested),
        advancePrice: optional((view) => view.advance),
        // Asked for by every client of the contract; nothing here has a deposit on its packaging.
        depositPrice: optional(() => undefined),
        totalDepositPrice: optional(() => undefined),
        youSave: optional((view) => view.saving?.amount),
        youSavePercent: t.float({ nullable: true, resolve: ({ view }) => view.saving?.percent ?? null }),
        omnibusPrice: optional((view) => view.lowest),
        omnibusPriceDetails: t.field({
          type: omnibusDetails,
          nullable: true,
          resolve: ({ view: { price, lowest, until = null } }) =>
            lowest ? { price, before: lowest, until } : null,
        }),
        rebateCodeActive: t.boolean({ resolve: ({ view }) => view.beforeCode !== undefined }),
        beforeRebate: optional((view) => view.beforeCode),
        beforeRebateDetails: t.field({
          type: rebateDetails,
          nullable: true,
          resolve: ({ view: { price, beforeCode } }) => (beforeCode ? { price, before: beforeCode } : null),
        }),
        rebateNumber: t.field({ type: [tier], resolve: tiersOf }),
      };
    },
  });
}

/** Without its sign: which of the two is higher is said apart (spec §4 Omnibus). */
const percentOf = ({ price, before }: Compared, type: PriceType) => percentApart(price[type], before[type]);

const tiersOf = ({ product, offer }: PriceSource) =>
  tierRanges(product.tiers).map(({ from, percent }) => ({
    from,
    percent,
    ...unitPriceOf(offer, { ...product, quantity: from }),
  }));
