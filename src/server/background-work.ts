import { openMailer } from '#shop/email/mailer.ts';
import type { Transport } from '#shop/email/transport.ts';
import { openTeller } from '#shop/observed/tell-observers.ts';
import { openOrderKeeper } from '#shop/orders/order-keeper.ts';
import { openSearchKeeper } from '#shop/search/search-keeper.ts';
import type { Shop } from './shop.ts';
import { offerMoment, readVisit } from './visit.ts';

/**
 * What the shop does by itself: it sends e-mails, tells who waits what is back, keeps lists in step with prices that
 * begin and end, and lets orders lapse that nobody pays. Answers with the way to stop it.
 */
export function startBackgroundWork(
  shop: Shop,
  { transport, log }: { transport: Transport; log: (line: string) => void },
): () => Promise<void> {
  const anybody = readVisit(undefined, 'pl', shop.config);
  const teller = openTeller({
    ...shop,
    queueEmail: shop.outbox.queue,
    moment: () => offerMoment(anybody, shop.config, shop.clock()),
    log,
  });
  const mailer = openMailer({ ...shop, transport, log });
  const searchKeeper = openSearchKeeper({ ...shop, currency: shop.config.currencies[0]?.id ?? '', log });
  const orderKeeper = openOrderKeeper({ ...shop, log });
  teller.start();
  mailer.start();
  searchKeeper.start();
  orderKeeper.start();
  return async () => {
    await teller.stop();
    await mailer.stop();
    await searchKeeper.stop();
    await orderKeeper.stop();
  };
}
