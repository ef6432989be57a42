import type { Language } from '#contract/language.ts';
import type { CurrencyFormat } from '#domain/price/mask.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import type { Session } from './session.ts';

/** Who shops, and how things are said and priced to them: at the prices of this moment, in their currency. */
export type Shopper<Owner extends Session | undefined = Session> = {
  session: Owner;
  language: Language;
  currency: CurrencyFormat;
  pricing: PricingContext;
};

/** Whoever looks, with a session or without one. */
export type AnyShopper = Shopper<Session | undefined>;
