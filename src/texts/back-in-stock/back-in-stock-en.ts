import type { backInStockPl } from './back-in-stock-pl.ts';

/** Words of being told when a product is back, in English. */
export const backInStockEn: Record<keyof typeof backInStockPl, string> = {
  'notify.title': 'Tell me when it is back',
  'notify.lead': 'We send one message when the product can be had again.',
  'notify.email': 'Your e-mail',
  'notify.send': 'Notify me',
  'notify.done': 'Saved. We will write when the product can be had again.',
  'notify.available': 'This product can be had again. You can buy it now.',
  'notify.back': 'Back to the product',
};
