import * as v from 'valibot';

const number = v.pipe(v.number(), v.integer(), v.minValue(1, 'must be the number that the provider gave'));

const address = v.optional(v.pipe(v.string(), v.url('must be an address, such as https://example.org')));

const przelewy24Schema = v.strictObject({
  provider: v.literal('przelewy24'),
  merchantId: number,
  /** The merchant's own number where left out. */
  posId: v.optional(number),
  /** No money moves in Przelewy24's sandbox. */
  sandbox: v.optional(v.boolean()),
  /** Where Przelewy24 is, in place of its own address: for a stand-in of it. */
  address,
});

const payuSchema = v.strictObject({
  provider: v.literal('payu'),
  /** Of the point of sale. */
  posId: number,
  /** The point of sale's own number where left out, as PayU gives it. */
  clientId: v.optional(number),
  /** No money moves in PayU's sandbox. */
  sandbox: v.optional(v.boolean()),
  /** BLIK codes are typed in the shop: where PayU has set the point of sale up for that. */
  blikInShop: v.optional(v.boolean()),
  /** Where PayU is, in place of its own address: for a stand-in of it. */
  address,
});

const stripeSchema = v.strictObject({
  provider: v.literal('stripe'),
  /** What its page offers of that which is switched on in Stripe's own settings; all of it where left out. */
  methods: v.optional(
    v.pipe(
      v.array(v.picklist(['card', 'blik', 'p24'], "must be of 'card', 'blik', 'p24'")),
      v.minLength(1, 'must name a method, or be left out'),
    ),
  ),
  /** BLIK codes are typed in the shop: where BLIK is switched on for the account. */
  blikInShop: v.optional(v.boolean()),
  /** Where Stripe is, in place of its own address: for a stand-in of it. */
  address,
});

const WHO = "must be 'test' or a provider, such as przelewy24({ merchantId: 12345 })";

/** Who takes money online. 'test' takes none, and is there without being named only in the demo shop. */
export const paymentSettings = {
  payments: v.optional(
    v.array(
      v.lazy((named) =>
        typeof named === 'string'
          ? v.picklist(['test'], WHO)
          : v.variant('provider', [przelewy24Schema, payuSchema, stripeSchema], WHO),
      ),
    ),
  ),
};

export type Przelewy24Settings = v.InferOutput<typeof przelewy24Schema>;

/** Przelewy24; its secrets are PRZELEWY24_CRC and PRZELEWY24_API_KEY of the environment. */
export const przelewy24 = (settings: Omit<Przelewy24Settings, 'provider'>): Przelewy24Settings => ({
  provider: 'przelewy24',
  ...settings,
});

export type PayUSettings = v.InferOutput<typeof payuSchema>;

/** PayU; its secrets are PAYU_CLIENT_SECRET and PAYU_SECOND_KEY of the environment. */
export const payu = (settings: Omit<PayUSettings, 'provider'>): PayUSettings => ({
  provider: 'payu',
  ...settings,
});

export type StripeSettings = v.InferOutput<typeof stripeSchema>;

/** Stripe; its secrets are STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET of the environment. */
export const stripe = (settings: Omit<StripeSettings, 'provider'> = {}): StripeSettings => ({
  provider: 'stripe',
  ...settings,
});
