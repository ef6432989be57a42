import { eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type Basket, type BasketLine, emptyBasket } from '#domain/basket/basket.ts';
import { basketDelivery, type DeliverySetting } from '#domain/basket/basket-delivery.ts';
import { withoutUnearnedGifts, worthOfGoods } from '#domain/basket/gifts.ts';
import {
  basketLine as basketLineOf,
  type PricedLine,
  priceLines,
  type WantedLine,
} from '#domain/basket/price-lines.ts';
import { rebateOf } from '#domain/order/totals.ts';
import { type PriceType, withTax } from '#domain/price/money.ts';
import { taxedSum } from '#domain/price/taxed-sum.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Database } from '#shop/db/database.ts';
import { basketLine } from '#shop/db/schema/index.ts';
import { usableCode } from '#shop/rebate/usable-code.ts';
import type { AnyShopper, Shopper } from '#shop/session/shopper.ts';
import { giftOffers } from './gifts.ts';
import { type BasketRow, basketRows, wantedLine } from './wanted-lines.ts';

/** The basket as it is shown, and what the shopper has been shown of it. */
export function openShownBasket({ orm }: Pick<Database, 'orm'>, catalogue: Catalogue) {
  async function wantedOf(rows: readonly BasketRow[], language: Language): Promise<WantedLine[]> {
    const lines: WantedLine[] = [];
    for (const row of rows) {
      const record = await catalogue.product(row.productId, language);
      const line = record && wantedLine(row, record);
      if (line) lines.push(line);
    }
    return lines;
  }

  return {
    /** The basket at this moment's prices, with what delivery costs where that is asked; what has left the shop is not in it. */
    async load(
      { session, language, pricing, currency }: AnyShopper,
      setting?: DeliverySetting,
    ): Promise<Basket> {
      if (!session) return emptyBasket;
      const rows = await basketRows(orm, session);
      const { priceType = 'gross' } = pricing;
      const found = await usableCode(orm, session, { now: pricing.now });
      if (rows.length === 0 && !found) return emptyBasket;
      const { lines, code } = priceLines(await wantedOf(rows, language), pricing, found);
      const bought = lines.filter(({ wanted }) => wanted.selected);
      const counting = code?.missing === 0 ? found : undefined;
      const rebate = rebateOf(bought, counting, pricing.rate, priceType);
      const pointsCost = bought.reduce((sum, line) => sum + line.pointsCost, 0);
      const worth = worthOfGoods(bought, priceType);
      const offered = await giftOffers(orm, catalogue, { language, pricing, worth });
      const gifts = offered.filter(
        ({ productId }) => !lines.some(({ wanted }) => wanted.record.id === productId),
      );
      const sent = { lines: withoutUnearnedGifts(bought, priceType), rebate, code: counting };
      const delivery = setting && basketDelivery(sent, setting, pricing);
      return {
        lines: lines.map((line) => withChanges(line, rows, currency.id, priceType)),
        worth: taxedSum(bought, priceType),
        ...(code && { code }),
        ...(rebate.gross > 0 && { rebate }),
        ...(pointsCost > 0 && { pointsCost }),
        ...(gifts.length > 0 && { gifts }),
        ...(delivery && { delivery }),
      };
    },

    /** Notes that the shopper has seen the prices of this moment. */
    async seen({ session, language, pricing, currency: { id: currency } }: Shopper): Promise<void> {
      const rows = await basketRows(orm, session);
      for (const { wanted, price } of priceLines(await wantedOf(rows, language), pricing).lines) {
        const row = rows.find(({ id }) => id === wanted.id);
        if (row?.priceSeen === price.gross && row.currencySeen === currency) continue;
        const now = { priceSeen: price.gross, currencySeen: currency };
        await orm.update(basketLine).set(now).where(eq(basketLine.id, wanted.id));
      }
    },
  };
}

/** The line, with what is no longer as the shopper last saw it. */
function withChanges(
  line: PricedLine,
  rows: readonly BasketRow[],
  currency: string,
  priceType: PriceType,
): BasketLine {
  const row = rows.find(({ id }) => id === line.wanted.id);
  const { max } = line.chosen.rules;
  // What the shopper saw before a price went on the phone may be what it still is.
  const isOpen = !line.wanted.size.phonePrice;
  const isOther = isOpen && row?.currencySeen === currency && row?.priceSeen !== line.withoutCode.gross;
  return {
    ...basketLineOf(line),
    ...(row && isOther && { priceBefore: withTax(row.priceSeen, line.taxBasisPoints)[priceType] }),
    ...(max < line.wanted.quantity && { left: Math.max(0, max) }),
  };
}
