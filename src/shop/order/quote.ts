import { type PricedLine, priceLines } from '#domain/basket/price-lines.ts';
import { lineNeeds } from '#domain/order/line-problem.ts';
import { type OrderChoice, type Quote, type QuoteInput, quoteOf } from '#domain/order/quote.ts';
import { fingerprintOf } from '#domain/order/quote-changes.ts';
import { basketRows, wantedLines } from '#shop/basket/wanted-lines.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { loadRates } from '#shop/delivery/delivery-rates.ts';
import { pointsOf } from '#shop/loyalty-points/loyalty-points.ts';
import { type UsableCode, usableCode } from '#shop/rebate/usable-code.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import type { OrdersParts } from './orders-parts.ts';
import { type LineNeeds, levelsOf, loadParts, loadShelves, type Shelves } from './stock.ts';

/** A quote, and the text by which the shopper agrees to it. */
export type SeenQuote = Quote & { fingerprint: string };

/** What the quote was made of, for whoever sells by it. */
export type Sale = {
  quote: SeenQuote;
  code: UsableCode | undefined;
  /** What each line takes from the shelves, by the line of the basket. */
  needs: ReadonlyMap<number, LineNeeds>;
  shelves: Shelves;
};

/** `email`, where it is known: a guest is known by it to have used a code. */
export type QuoteChoice = OrderChoice & { email?: string | undefined };

/** How the shop sells: the currency that its prices are kept in, how it is paid, and its rules. */
export type QuoteSetting = Pick<OrdersParts, 'currency' | 'payments' | 'rules'> & { hold?: boolean };

/** What an order would cost this shopper now; the code comes from the basket itself. Where it is to be sold, the code and the stock are held. */
export async function makeQuote(
  orm: OrmOrTransaction,
  { session, language, currency, pricing }: Shopper,
  choice: QuoteChoice,
  { currency: pricesIn, payments, rules, hold = false }: QuoteSetting,
): Promise<Sale> {
  const rows = (await basketRows(orm, session)).filter(({ selected }) => selected);
  const code = await usableCode(orm, session, { now: pricing.now, email: choice.email, hold });
  const parts = await loadParts(orm, [...new Set(rows.map(({ productId }) => productId))]);
  const sizes = [
    ...new Set([
      ...rows.map(({ sizeId }) => sizeId),
      ...[...parts.values()].flatMap((ofSet) => ofSet.map(({ sizeId }) => sizeId)),
    ]),
  ];
  const shelves = await loadShelves(orm, sizes, hold);
  // Read once the stock is held: it says what is there now.
  const input: QuoteInput = {
    wanted: await wantedLines(orm, rows, { language, currency: pricesIn }),
    code,
    rates: isId(choice.regionId) ? await loadRates(orm, choice.regionId, language) : [],
    levels: levelsOf(shelves, sizes),
    parts,
    points: await pointsOf(orm, session.clientId),
    payments,
    deliveryTaxBasisPoints: rules.deliveryTaxBasisPoints,
  };
  const quote = quoteOf(input, choice, pricing, currency.id);
  const lines: PricedLine[] = priceLines(input.wanted, pricing).lines;
  return {
    quote: { ...quote, fingerprint: fingerprintOf(quote) },
    code: quote.code?.missing === 0 ? code : undefined,
    needs: new Map(lines.map((line) => [line.wanted.id, lineNeeds(line, parts)])),
    shelves,
  };
}

const MOST_INTEGER = 2 ** 31 - 1;
const isId = (id: number) => Number.isSafeInteger(id) && id >= 1 && id <= MOST_INTEGER;
