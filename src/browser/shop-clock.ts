let ahead = 0;

/** The shop's clock (ms). A shopper's own may be wrong by hours, and 'order by 14:00' must not be. */
export const shopNow = () => Date.now() + ahead;

/** Learns the shop's time from an answer that no cache has kept. */
export function learnShopTime(response: Response): void {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) ahead = date - Date.now();
}
