import type { regionPl } from './region-pl.ts';

/** Words of language, currency and delivery country, in English. */
export const regionEn: Record<keyof typeof regionPl, string> = {
  'region.title': 'Language, currency and delivery country',
  'region.lead':
    'The currency changes prices, the country what delivery costs and how long it takes. Your basket stays as it is.',
  'region.language': 'Language',
  'region.currency': 'Currency',
  'region.country': 'Delivery country',
  'region.zipcode': 'Postal code',
  'region.zipcodeHint': 'You may leave it out. We will fill it in for you in the basket and in your order.',
  'region.save': 'Save',
  'region.loading': 'Loading the settings…',
  'region.change': 'Change',
  'region.changeCountry': 'Change the delivery country',
  'region.costsFor': 'Delivery costs and times are for: {place}.',
  'region.notice.region': 'Another delivery country than usual',
  'region.notice.zipcode': 'Another postal code than usual',
  'region.notice.regionAndZipcode': 'Another place of delivery than usual',
  'region.delivery': 'Delivery country: {country}. Prices are shown in: {currency}.',
  'region.usual': 'Usually: {place}.',
  'region.continue': 'Continue',
  'region.restore': 'Restore the default',
  'region.restoring': 'Restoring…',
  'region.restoreFailed': 'The default could not be restored. Please try again in a moment.',
  'cookies.currency': 'The currency you chose.',
  'cookies.region': 'The delivery country you chose.',
  'cookies.zipcode': 'The postal code you gave, to fill it in for you in the basket and in your order.',
  'cookies.regionForced':
    'A delivery country for this visit only, such as from an advertisement, and your usual one.',
  'cookies.zipcodeForced': 'A postal code for this visit only, and your usual one.',
  'cookies.yearLasts': 'a year',
  'cookies.whileLasts': '30 days',
};
