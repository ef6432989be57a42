import { isYes } from '#contract/form/yes.ts';
import type { WireSizeAvailability } from '#contract/product/projector.ts';
import type { WireSource } from '#contract/product/projector-prices.ts';
import { wireSizeAvailability } from '#contract/product/projector-sizes.ts';
import { canBuy } from '#domain/product/purchase.ts';
import type { Builder } from '#server/graphql/context.ts';
import type { MoneyTypes } from '#server/graphql/money.ts';
import type { ProductOffer } from '#server/product/product-offer.ts';
import { priceSource, priceType } from './price.ts';

/** A product as cards, lists and the lowest-30-day-price display need it (spec §3). */
export function productType(builder: Builder, moneyTypes: MoneyTypes) {
  const price = priceType(builder, moneyTypes);

  const unit = builder.objectRef<ProductOffer>('Unit').implement({
    fields: (t) => {
      const name = () =>
        t.string({
          resolve: ({ record }, _, context) => context.t(`unit.${record.unit}`, { n: 1 }),
        });
      return {
        name: name(),
        singular: name(),
        plural: name(),
        sellBy: t.float({ resolve: ({ record }) => record.sellBy }),
        precision: t.int({ resolve: ({ record }) => record.precision }),
      };
    },
  });

  const availability = builder.objectRef<WireSizeAvailability>('Availability').implement({
    fields: (t) => ({
      visible: t.boolean({ resolve: ({ visible }) => isYes(visible) }),
      status: t.exposeString('status'),
      description: t.exposeString('status_description'),
      icon: t.exposeString('status_gfx'),
      deliveryDate: t.string({ nullable: true, resolve: (wire) => wire.delivery_date ?? null }),
    }),
  });

  const size = builder.objectRef<WireSource>('Size').implement({
    fields: (t) => {
      const stock = (pick: (wire: WireSizeAvailability) => number) =>
        t.float({
          description: '-1 is unlimited.',
          resolve: (source) => pick(wireSizeAvailability(source)),
        });
      return {
        id: t.string({ resolve: ({ view }) => view.offer.type }),
        name: t.string({ resolve: ({ view }) => view.offer.name }),
        code: t.string({ resolve: ({ size }) => size.ean ?? '' }),
        amount: stock((wire) => wire.amount),
        amount_mw: stock((wire) => wire.amount_mm),
        amount_mo: stock((wire) => wire.amount_mo),
        amount_mp: stock(() => 0),
        availability: t.field({ type: availability, resolve: (source) => wireSizeAvailability(source) }),
        price: t.field({ type: price, resolve: ({ product, view }) => priceSource(product, view.offer) }),
      };
    },
  });

  const producer = builder.objectRef<string>('Producer').implement({
    fields: (t) => ({
      name: t.string({ resolve: (name) => name }),
      link: t.string({
        resolve: (name, _, { links }) => `${links.search}?text=${encodeURIComponent(name)}`,
      }),
    }),
  });

  const parameterValue = builder.objectRef<string>('ParameterValue').implement({
    fields: (t) => ({ name: t.string({ resolve: (name) => name }) }),
  });
  const parameter = builder.objectRef<{ name: string; value: string }>('Parameter').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      values: t.field({ type: [parameterValue], resolve: ({ value }) => [value] }),
    }),
  });

  return builder.objectRef<ProductOffer>('Product').implement({
    fields: (t) => ({
      id: t.int({ resolve: ({ record }) => record.id }),
      type: t.string({ resolve: ({ record }) => record.type }),
      name: t.string({ resolve: ({ record }) => record.name }),
      versionName: t.string({ resolve: () => '' }),
      description: t.string({ resolve: ({ record }) => record.summary }),
      link: t.string({ resolve: ({ record }, _, { links }) => links.product(record) }),
      unit: t.field({ type: unit, resolve: (offer) => offer }),
      points: t.int({ resolve: ({ sizes }) => sizes[0]?.view.offer.pointsCost ?? 0 }),
      pointsReceive: t.int({ resolve: ({ record }) => record.pointsEarned }),
      producer: t.field({ type: producer, resolve: ({ record }) => record.producer }),
      awardedParameters: t.field({ type: [parameter], resolve: ({ record }) => record.parameters }),
      sizes: t.field({ type: [size], resolve: ({ sizes }) => sizes }),
      price: t.field({ type: price, nullable: true, resolve: shownPrice }),
    }),
  });
}

/** The product's own price: that of its cheapest size to be bought, else of its first. */
function shownPrice({ product, sizes: [first] }: ProductOffer) {
  const buyable = product.sizes.filter(({ purchase }) => canBuy(purchase));
  const offer = buyable.toSorted((a, b) => a.price.gross - b.price.gross)[0] ?? first?.view.offer;
  return offer ? priceSource(product, offer) : null;
}
