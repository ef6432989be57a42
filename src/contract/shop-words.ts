import type { ShopConfig } from './shop-config.ts';

/** What a shop says of itself, and what it offers in words. */
export type ShopWords = Pick<
  ShopConfig,
  | ('name' | 'tagline' | 'email' | 'phone' | 'postalAddress')
  | ('shops' | 'bankAccount' | 'bars' | 'banners' | 'instalments' | 'texts')
>;

/** A shop that has said nothing of itself yet; .example is nobody's (RFC 2606). */
export const NEUTRAL_WORDS: ShopWords = {
  name: 'Witryna',
  tagline: { pl: 'Sklep internetowy', en: 'Online shop' },
  email: 'sklep@witryna.example',
  phone: '+48 000 000 000',
  postalAddress: [],
  banners: { freeShipping: true },
};
