/** A message to the shop, by the names of the fields. */
export const MESSAGE = {
  name: 'Jan Kowalski',
  contact: 'jan@example.org',
  shop: 'bielsko',
  subject: 'Młynek',
  message: 'Czy mieli drobno?',
  call_days: '2026-12-01, 2026-12-03',
};
