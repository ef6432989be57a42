import * as v from 'valibot';
import { carrierSettings } from './carriers/carriers-config.ts';
import { invoiceSettings } from './invoices/invoices-config.ts';
import { limitSettings } from './limits/limits-config.ts';
import { noticeSettings } from './notices/notices-config.ts';
import { orderSettings } from './order/order-config.ts';
import { paymentSettings } from './payments/payments-config.ts';
import { scriptSchema, snippetSchema } from './snippets/snippet-config.ts';

const positive = v.pipe(v.number(), v.gtValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const bilingual = v.strictObject({ pl: text, en: text });

const currency = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be three capitals, such as PLN')),
  symbol: text,
  mask: v.pipe(v.string(), v.regex(/^[#0 .,']*0([.,]0+)?$/, "must look like '### ##0,00'")),
  grouping: v.string(),
  decimal: text,
  symbolBefore: v.boolean(),
  spaced: v.boolean(),
  /** How much of this currency one unit of the first currency buys; 1 for the first. */
  rate: positive,
});

const instalmentSystem = v.pipe(
  v.strictObject({
    name: text,
    /** The calculator's address in each language; `{calculate_price}` receives the amount. */
    link: bilingual,
    /** In minor units of the first currency, of the price type; no limit where left out. */
    minPrice: v.optional(count),
    maxPrice: v.optional(count),
    /** How many different products may be in the basket. */
    maxProducts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** What may not be paid with it, by ids. */
    excludedProducts: v.optional(v.array(count)),
    excludedCategories: v.optional(v.array(count)),
    /**
     * The lender's representative example, as the law on consumer credit asks for beside any figure. Without it pages name
     * no figure. Amounts are in minor units of the first currency.
     */
    representative: v.optional(
      v.strictObject({
        lender: text,
        /** The credit, and what is paid back in all. */
        amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
        total: count,
        months: v.pipe(v.number(), v.integer(), v.minValue(1)),
        instalment: count,
        fees: count,
        ratePercent: v.pipe(v.number(), v.minValue(0)),
        rate: v.picklist(['fixed', 'variable'], "must be 'fixed' or 'variable'"),
        /** The annual percentage rate of charge (RRSO). */
        aprPercent: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
  }),
  v.check(({ minPrice = 0, maxPrice = Infinity }) => minPrice <= maxPrice, 'must not start above its end'),
);

export const shopSchema = v.strictObject({
  name: text,
  /** The public address, for search engines and e-mails; the request's own address where left out. */
  address: v.optional(v.pipe(v.string(), v.url('must be an address, such as https://example.org'))),
  tagline: bilingual,
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  phone: text,
  postalAddress: v.array(text),
  currencies: v.pipe(v.array(currency), v.minLength(1, 'must name at least one currency')),
  /** What the shop sells by; amounts below that have no tax rate of their own are of it (docs/decisions/0039). */
  priceType: v.picklist(['gross', 'net'], "must be 'gross' or 'net'"),
  /** Region ids, as the contract numbers them; the first is the default. */
  regions: v.pipe(v.array(count), v.minLength(1, 'must name at least one region')),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone, such as Europe/Warsaw')),
  productList: v.strictObject({ pageSize: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(120)) }),
  /** Parameters that shoppers find products by, as they are called in each language. */
  parameters: v.optional(
    v.strictObject({
      /** Groups of filters in their order; among them may be 'producer', 'series' and 'size'. */
      filters: v.optional(v.array(text)),
      /** Those of numbers, as '1100–1300 m': they are filtered by ranges. */
      ranges: v.optional(
        v.array(
          v.strictObject({ names: v.array(text), step: v.pipe(v.number(), v.minValue(1)), unit: text }),
        ),
      ),
      /** Cards show the first two of these that a product has. */
      onCards: v.optional(v.array(text)),
    }),
  ),
  /** Live search: from how many letters on, and how many of each kind; 2 and 6 where left out. */
  search: v.optional(
    v.strictObject({
      minLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
      /** Words that are never suggested, whoever has searched for them. */
      blocked: v.optional(v.array(text)),
    }),
  ),
  /** The places of the shop that a message may be about; with fewer than two nobody is asked. */
  shops: v.optional(v.array(v.strictObject({ id: text, name: bilingual }))),
  ...paymentSettings,
  ...carrierSettings,
  ...invoiceSettings,
  /** Where transfers go to; without it nobody is offered to pay by transfer. */
  bankAccount: v.optional(text),
  /** When parcels leave the shop. */
  dispatch: v.strictObject({
    deadline: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time, such as '14:00'")),
    days: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
      v.minLength(1, 'must name at least one day of the week; 1 is Monday'),
    ),
    closedOn: v.array(
      v.pipe(v.string(), v.regex(/^(\d{4}-)?\d\d-\d\d$/, "must be a day, such as '12-25' or '2027-04-05'")),
    ),
  }),
  /** A shop that sells by gross prices shows net ones too, on a product's own page. Net shops always show both. */
  netPrices: v.optional(v.boolean()),
  omnibus: v.strictObject({
    /** Prices with an active discount code have a display of their own. */
    rebateCodeActivate: v.boolean(),
    /** Percentages stand beside savings. */
    percentages: v.boolean(),
  }),
  ...noticeSettings,
  ...orderSettings,
  /** Ways to pay in instalments. */
  instalments: v.optional(v.array(instalmentSystem)),
  /** The map of pickup points. Without a tile server it is drawn by the shop itself. */
  map: v.optional(
    v.strictObject({
      tiles: v.optional(
        v.strictObject({
          url: v.pipe(
            v.string(),
            v.check(isTileAddress, "must look like 'https://example.org/{z}/{x}/{y}.png'"),
          ),
          attribution: text,
        }),
      ),
    }),
  ),
  fewLeft: count,
  /**
   * From which worth of goods on (minor units of the first currency, of the price type) a gift goes along; without it
   * there are none.
   */
  giftFrom: v.optional(count),
  newForDays: count,
  /** What may be sent to the shop, and how often. */
  ...limitSettings,
  /** How long browsers come by https alone, once they have; a year where left out, 0 for never. */
  hstsSeconds: v.optional(count),
  pageCache: v.strictObject({ megabytes: positive, freshSeconds: positive }),
  /** From how many requests at once, or milliseconds of delay, on a process turns visitors away; 200 and 1000. */
  overload: v.optional(
    v.strictObject({ requests: v.exactOptional(positive), delayMs: v.exactOptional(positive) }),
  ),
  /** HTML added to pages, and scripts that they load: see docs/snippets.md. */
  snippets: v.optional(v.array(snippetSchema)),
  scripts: v.optional(v.array(scriptSchema)),
  /** Replaces single texts, by key: see src/texts. */
  texts: v.optional(
    v.strictObject({
      pl: v.optional(v.record(v.string(), v.string())),
      en: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});

/** A tile server, and whom to name for its pictures. */
export type MapTiles = NonNullable<NonNullable<ShopConfig['map']>['tiles']>;

export type ShopConfig = v.InferOutput<typeof shopSchema>;

/** What a shop says of itself, and what it offers in words. */
export type ShopWords = Pick<
  ShopConfig,
  | ('name' | 'tagline' | 'email' | 'phone' | 'postalAddress')
  | ('shops' | 'bankAccount' | 'invoices' | 'bars' | 'banners' | 'instalments' | 'texts' | 'parameters')
>;

/** What `shop.config.ts` holds: words may be left out. */
export type ShopSettings = Omit<ShopConfig, keyof ShopWords> & Partial<ShopWords>;

/** Gives `shop.config.ts` its types; what it holds is checked at start. */
export const defineShop = (settings: ShopSettings): ShopSettings => settings;

/** Has a place for each number of a tile, and those not in its host: the security policy names it. */
function isTileAddress(url: string): boolean {
  const gaps = ['{z}', '{x}', '{y}'];
  return gaps.every((gap) => url.includes(gap)) && /^https?:\/\/[\w.-]+(:\d+)?\/[^\s]*$/.test(url);
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
