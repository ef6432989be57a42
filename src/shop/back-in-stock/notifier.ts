import { and, asc, eq, isNull } from 'drizzle-orm';
import { linksIn } from '#contract/links.ts';
import { sizeOffers } from '#domain/product/offers.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import { canBuy } from '#domain/product/purchase.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { backInStockSubscription, size } from '#shop/db/schema/index.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';

const LOOK_EVERY = 10 * 60_000;

export type NotifierParts = {
  database: Pick<Database, 'orm' | 'onChange'>;
  catalogue: Catalogue;
  queueEmail: QueueEmail;
  origin: string;
  /** Anybody's offer: an e-mail is written before it is known who reads it. */
  pricing: () => PricingContext;
  log: (line: string) => void;
};

/** Writes to everybody who waits for a size as soon as it can be bought again, once. */
export function openNotifier({ database, catalogue, queueEmail, origin, pricing, log }: NotifierParts) {
  const { orm } = database;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  let underWay: Promise<unknown> = Promise.resolve();

  /** One by one, each in a transaction of its own: noted as told and written, or neither. */
  async function notifyAll(product?: number): Promise<number> {
    let told = 0;
    for (const waiting of await waitingFor(orm, product)) if (await tell(waiting)) told++;
    return told;
  }

  async function tell({ id, sizeId, productId, language, email }: Waiting): Promise<boolean> {
    const record = await catalogue.product(productId, language);
    const index = record?.sizes.findIndex((one) => one.id === sizeId) ?? -1;
    const offer = record && sizeOffers(record, pricing())[index];
    if (!record || !offer || !canBuy(offer.purchase)) return false;
    return orm.transaction(async (tx) => {
      const { notifiedAt } = backInStockSubscription;
      const marked = await tx
        .update(backInStockSubscription)
        .set({ notifiedAt: new Date(pricing().now) })
        .where(and(eq(backInStockSubscription.id, id), isNull(notifiedAt)))
        .returning({ id: backInStockSubscription.id });
      if (marked.length === 0) return false;
      const link = origin + linksIn(language).product(record, offer.type);
      const size = record.sizes.length > 1 ? offer.name : '';
      await queueEmail({ kind: 'back_in_stock', to: email, language, product: record.name, size, link }, tx);
      return true;
    });
  }

  const look = (product?: number) => {
    underWay = underWay
      .then(() => notifyAll(product))
      .catch((error: unknown) => log(`Nobody could be told what is back: ${String(error)}`));
  };

  return {
    notifyAll,
    start(): void {
      timer = setInterval(look, LOOK_EVERY).unref();
      stopListening = database.onChange((tag) => {
        const [, product] = /^product:(\d+)$/.exec(tag) ?? [];
        if (product) look(Number(product));
      });
      look();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      stopListening();
      await underWay;
    },
  };
}

type Waiting = Awaited<ReturnType<typeof waitingFor>>[number];

function waitingFor(orm: OrmOrTransaction, product: number | undefined) {
  const { id, sizeId, email, language, notifiedAt, createdAt } = backInStockSubscription;
  return orm
    .select({ id, sizeId, email, language, productId: size.productId })
    .from(backInStockSubscription)
    .innerJoin(size, eq(size.id, sizeId))
    .where(and(isNull(notifiedAt), product === undefined ? undefined : eq(size.productId, product)))
    .orderBy(asc(createdAt), asc(id));
}
