import type { ShopWords } from './shop-config.ts';

/** A shop that has said nothing of itself yet; .example is nobody's (RFC 2606). */
export const NEUTRAL_WORDS: ShopWords = {
  name: 'Witryna',
  tagline: { pl: 'Sklep internetowy', en: 'Online shop' },
  email: 'sklep@witryna.example',
  phone: '+48 000 000 000',
  postalAddress: [],
  banners: { freeShipping: true },
};
