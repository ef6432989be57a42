import { and, asc, eq, isNull } from 'drizzle-orm';
import { linksIn } from '#contract/links.ts';
import type { OfferMoment } from '#domain/product/facts.ts';
import { sizeOffers } from '#domain/product/offers.ts';
import { canBuy } from '#domain/product/purchase.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { productObserved, size } from '#shop/db/schema/index.ts';
import type { QueueEmail } from '#shop/email/email.ts';

const LOOK_EVERY = 10 * 60_000;

export type TellerParts = {
  database: Pick<Database, 'orm' | 'onChange'>;
  catalogue: Catalogue;
  queueEmail: QueueEmail;
  origin: string;
  /** Anybody's offer: an e-mail is written before it is known who reads it. */
  moment: () => OfferMoment;
  log: (line: string) => void;
};

/** Writes to everybody who waits for a size as soon as it can be bought again, once. */
export function openTeller({ database, catalogue, queueEmail, origin, moment, log }: TellerParts) {
  const { orm } = database;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  let underWay: Promise<unknown> = Promise.resolve();

  /** One by one, each in a transaction of its own: noted as told and written, or neither. */
  async function tellAll(product?: number): Promise<number> {
    let told = 0;
    for (const waiting of await waitingFor(orm, product)) if (await tell(waiting)) told++;
    return told;
  }

  async function tell({ id, sizeId, productId, language, email }: Waiting): Promise<boolean> {
    const facts = await catalogue.product(productId, language);
    const index = facts?.sizes.findIndex((one) => one.id === sizeId) ?? -1;
    const offer = facts && sizeOffers(facts, moment())[index];
    if (!facts || !offer || !canBuy(offer.purchase)) return false;
    return orm.transaction(async (tx) => {
      const { notifiedAt } = productObserved;
      const marked = await tx
        .update(productObserved)
        .set({ notifiedAt: new Date(moment().now) })
        .where(and(eq(productObserved.id, id), isNull(notifiedAt)))
        .returning({ id: productObserved.id });
      if (marked.length === 0) return false;
      const link = origin + linksIn(language).product(facts, offer.type);
      const size = facts.sizes.length > 1 ? offer.name : '';
      await queueEmail({ kind: 'back_in_stock', to: email, language, product: facts.name, size, link }, tx);
      return true;
    });
  }

  const look = (product?: number) => {
    underWay = underWay
      .then(() => tellAll(product))
      .catch((error: unknown) => log(`Nobody could be told what is back: ${String(error)}`));
  };

  return {
    tellAll,
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
  const { id, sizeId, email, language, notifiedAt, createdAt } = productObserved;
  return orm
    .select({ id, sizeId, email, language, productId: size.productId })
    .from(productObserved)
    .innerJoin(size, eq(size.id, sizeId))
    .where(and(isNull(notifiedAt), product === undefined ? undefined : eq(size.productId, product)))
    .orderBy(asc(createdAt), asc(id));
}
