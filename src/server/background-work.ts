import type { Carry } from '#shop/letters/carriers.ts';
import { openPostOffice } from '#shop/letters/post-office.ts';
import { openTeller } from '#shop/observed/tell-observers.ts';
import type { Shop } from './shop.ts';
import { offerMoment, readVisit } from './visit.ts';

/** What the shop does by itself: it sends letters, and tells who waits what is back. Answers with the way to stop it. */
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
  teller.start();
  postOffice.start();
  return async () => {
    await teller.stop();
    await postOffice.stop();
  };
}
