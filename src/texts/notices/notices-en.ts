import type { noticesPl } from './notices-pl.ts';

/** Words of notice bars, banners, consent, the keyboard helper and tooltips, in English. */
export const noticesEn: Record<keyof typeof noticesPl, string> = {
  'bars.top': 'Announcements',
  'bars.bottom': 'More announcements',
  'bars.close': 'Close the announcement: {text}',
  'banner.code': 'Discount code',
  'banner.activate': 'Use the code',
  'banner.codeFailed': 'The code could not be used. Please try again in a moment.',
  'banner.shipping': 'Free delivery',
  'banner.closeCode': 'Close: discount code',
  'banner.closeShipping': 'Close: free delivery',

  'consent.title': 'Your privacy',
  'consent.lead': 'We always use the necessary cookies, as the shop does not work without them.',
  'consent.others': 'We use others only with your consent, which you may withdraw at any time.',
  'consent.all': 'Accept all',
  'consent.necessary': 'Only necessary',
  'consent.settings': 'Settings',
  'consent.choice': 'What do you agree to?',
  'consent.for.necessary': 'Necessary',
  'consent.for.necessaryWhy': 'Basket, signing in and your settings. The shop does not work without them.',
  'consent.for.analytics': 'Statistics',
  'consent.for.analyticsWhy': 'Show us which pages you use and what in the shop is unclear.',
  'consent.for.marketing': 'Marketing',
  'consent.for.marketingWhy': 'Tells us whether our advertising made sense.',
  'consent.save': 'Save my choice',
  'consent.saved': 'Your choice has been saved.',
  'consent.kept': 'What the shop keeps in your browser',
  'cookies.leadWithChoice':
    'Without your consent the shop keeps in your browser only what it could not work without. You may withdraw consent here at any time; from then on we collect nothing about you.',
  'cookies.consent': 'Your choice about cookies.',
  'cookies.consentLasts': '180 days',
  'cookies.codeBanner': 'That you closed the announcement of a discount code.',
  'cookies.shippingBanner': 'That you closed the announcement of free delivery.',
  'cookies.dayLasts': '1 day',
  'cookies.banner': 'Which announcement the last page had, so that nothing moves.',
  'cookies.closedBars': 'Announcements that you have closed, so that they are not shown twice.',

  'keyboard.title': 'Shortcuts',
  'keyboard.lead':
    'Go straight to where you want to be. Escape closes this window, and Tab leads on through the page.',
  'keyboard.toContent': 'Skip to page content',
  'keyboard.toSearch': 'Go to search',

  'product.lowestLabel': 'What is this price?',
  'product.lowestWhy':
    'The lowest price at which we sold this product in the 30 days before the reduction. What you save is counted from it.',
};
