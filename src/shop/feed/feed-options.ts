import type { Language } from '#contract/language.ts';
import type { PricingContext } from '#domain/product/product-record.ts';

export type FeedOptions = {
  language: Language;
  /** The currency that prices are kept in. */
  currency: string;
  /** The shop's address as others see it, without a slash at the end. */
  origin: string;
  name: string;
  tagline: string;
  pricing: PricingContext;
};
