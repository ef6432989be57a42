import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Actor, may } from '#domain/staff/actor.ts';
import { openAddresses } from '#shop/account/addresses.ts';
import { hasAddress } from '#shop/account/person.ts';
import type { Database } from '#shop/db/database.ts';
import { client, clientConsent, loyaltyPointsEntry, shopOrder, staffMember } from '#shop/db/schema/index.ts';
import { pointsOf } from '#shop/loyalty-points/loyalty-points.ts';
import { isKnownGuest } from './known-guest.ts';
import { type Trail, trailOf } from './trail.ts';

const MOST_ENTRIES = 50;

export type ShownClient = NonNullable<Awaited<ReturnType<typeof showClient>>>;
export type ShownGuest = { email: string; accountId?: number | undefined; trail: Trail };

/** All that is known of a client, of it what whoever asks may see; undefined where it is nobody's business. */
export async function showClient({ orm }: Pick<Database, 'orm'>, actor: Actor, id: number) {
  if (!may(actor, 'client.read')) return undefined;
  const [found] = await orm.select(KNOWN).from(client).where(eq(client.id, id));
  if (!found) return undefined;
  const person = { clientId: id, email: found.emailConfirmedAt ? found.email : undefined };
  return {
    client: found,
    addresses: await openAddresses({ orm }).addresses(id),
    points: await pointsShown(orm, id),
    consents: await consentsOf(orm, id),
    trail: await trailOf(orm, actor, person),
  };
}

/** What a guest of that address has left here; undefined where there is nothing. */
export async function showGuest(
  { orm }: Pick<Database, 'orm'>,
  actor: Actor,
  email: string,
): Promise<ShownGuest | undefined> {
  if (!may(actor, 'client.read') || !email.includes('@')) return undefined;
  if (!(await isKnownGuest(orm, email))) return undefined;
  const trail = await trailOf(orm, actor, { email });
  const [account] = await orm
    .select({ id: client.id })
    .from(client)
    .where(and(hasAddress(client.email, email), sql`${client.emailConfirmedAt} IS NOT NULL`));
  return { email, accountId: account?.id, trail };
}

const { passwordHash: _, search: _search, bankAccount: _account, ...KNOWN } = getTableColumns(client);

async function pointsShown(orm: Database['orm'], clientId: number) {
  const { points, reason, enteredAt, note } = loyaltyPointsEntry;
  const entries = await orm
    .select({ points, reason, enteredAt, note, order: shopOrder.number, by: staffMember.name })
    .from(loyaltyPointsEntry)
    .leftJoin(shopOrder, eq(shopOrder.id, loyaltyPointsEntry.orderId))
    .leftJoin(staffMember, eq(staffMember.id, loyaltyPointsEntry.staffId))
    .where(eq(loyaltyPointsEntry.clientId, clientId))
    .orderBy(desc(enteredAt), desc(loyaltyPointsEntry.id))
    .limit(MOST_ENTRIES);
  return { balance: await pointsOf(orm, clientId), entries };
}

/** Every statement, the latest first: which words, and when. */
function consentsOf(orm: Database['orm'], clientId: number) {
  const { id, kind, wording, given, statedAt } = clientConsent;
  return orm
    .select({ id, kind, wording, given, statedAt })
    .from(clientConsent)
    .where(eq(clientConsent.clientId, clientId))
    .orderBy(desc(statedAt), desc(id))
    .limit(MOST_ENTRIES);
}
