/** What is said where everything is looked for at once, in English. */
export const searchEn = {
  'search.title': 'Find anything',
  'search.words': 'Order, client, product or page of the panel',
  'search.hint':
    'Type at least 3 characters: an order number, a name, an e-mail, a phone, a product name, an EAN or a code.',
  'search.here': 'On this page',
  'search.screens': 'Pages of the panel',
  'search.orders': 'Orders',
  'search.clients': 'Clients',
  'search.guests': 'Guests',
  'search.products': 'Products',
  'search.found': 'Results',
  'search.none': 'Nothing was found.',
  'search.loading': 'Searching…',
  'search.failed': 'The search failed. Try again.',
  'search.offline': 'There is no internet connection. Only what is on this page is shown.',
  'search.count': 'Results: {n}',
  'search.close': 'Close',
} as const;
