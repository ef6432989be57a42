import type { Carry } from '#shop/letters/carriers.ts';
import { openPostOffice } from '#shop/letters/post-office.ts';
import { openTeller } from '#shop/observed/tell-observers.ts';
import { openOrderKeeper } from '#shop/orders/order-keeper.ts';
import { openSearchKeeper } from '#shop/search/search-keeper.ts';
import type { Shop } from './shop.ts';
import { offerMoment, readVisit } from './visit.ts';

/**
 * What the shop does by itself: it sends letters, tells who waits what is back, keeps lists in step with prices that
 * begin and end, and lets orders lapse that nobody pays. Answers with the way to stop it.
 */
export function startBackgroundWork(
  shop: Shop,
  { carry, log }: { carry: Carry; log: (line: string) => void },
): () => Promise<void> {
  const anybody = readVisit(undefined, 'pl', shop.config);
  const teller = openTeller({
    ...shop,
    write: shop.letters.write,
    moment: () => offerMoment(anybody, shop.config, shop.clock()),
    log,
  });
  const postOffice = openPostOffice({ ...shop, carry, log });
  const searchKeeper = openSearchKeeper({ ...shop, currency: shop.config.currencies[0]?.id ?? '', log });
  const orderKeeper = openOrderKeeper({ ...shop, log });
  teller.start();
  postOffice.start();
  searchKeeper.start();
  orderKeeper.start();
  return async () => {
    await teller.stop();
    await postOffice.stop();
    await searchKeeper.stop();
    await orderKeeper.stop();
  };
}
