import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { clientAddress } from '#shop/db/schema/index.ts';
import { lockClient } from './lock-client.ts';

export const ADDRESS_KINDS = ['billing', 'delivery'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

export type NewAddress = {
  firstname: string;
  lastname: string;
  company?: string | null | undefined;
  taxNumber?: string | null | undefined;
  street: string;
  streetNumber?: string | null | undefined;
  zipcode: string;
  city: string;
  regionId: number;
  phone?: string | null | undefined;
};

export type Address = Omit<typeof clientAddress.$inferSelect, 'clientId'>;
export type SavedAddress = { ok: true; id: number } | { ok: false; problem: 'too_many' | 'no_address' };

export const MOST_ADDRESSES = 20;

/** The addresses of clients. Of each kind that a client has, one is preferred. */
export function openAddresses({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The client's addresses, the preferred ones first. */
    addresses: (clientId: number): Promise<Address[]> =>
      orm
        .select(COLUMNS)
        .from(clientAddress)
        .where(eq(clientAddress.clientId, clientId))
        .orderBy(desc(clientAddress.preferred), asc(clientAddress.id)),
    /** One of the client's own addresses. */
    address: (clientId: number, id: number): Promise<Address | undefined> => findOwn(orm, clientId, id),
    /** Adds an address, or changes the client's own one of that kind. The first of a kind is preferred. */
    saveAddress: (
      clientId: number,
      address: NewAddress & { kind: AddressKind },
      id?: number,
    ): Promise<SavedAddress> =>
      orm.transaction(async (tx) => {
        await lockClient(tx, clientId);
        return id === undefined ? add(tx, clientId, address) : change(tx, clientId, address, id);
      }),
    /** Whether there was one to remove. Where it was preferred, the oldest of its kind takes its place. */
    removeAddress: (clientId: number, id: number): Promise<boolean> =>
      orm.transaction(async (tx) => {
        await lockClient(tx, clientId);
        const found = await findOwn(tx, clientId, id);
        if (!found) return false;
        await tx.delete(clientAddress).where(eq(clientAddress.id, id));
        const [oldest] = await ofKind(tx, clientId, found.kind);
        if (found.preferred && oldest) await prefer(tx, clientId, oldest);
        return true;
      }),
    /** Whether there was one to prefer. */
    preferAddress: (clientId: number, id: number): Promise<boolean> =>
      orm.transaction(async (tx) => {
        await lockClient(tx, clientId);
        const found = await findOwn(tx, clientId, id);
        if (found) await prefer(tx, clientId, found);
        return found !== undefined;
      }),
  };
}

const { clientId: _, ...COLUMNS } = getTableColumns(clientAddress);
const MOST_INTEGER = 2 ** 31 - 1;

async function findOwn(orm: OrmOrTransaction, clientId: number, id: number): Promise<Address | undefined> {
  if (!Number.isSafeInteger(id) || id < 1 || id > MOST_INTEGER) return undefined;
  const [found] = await orm
    .select(COLUMNS)
    .from(clientAddress)
    .where(and(eq(clientAddress.id, id), eq(clientAddress.clientId, clientId)));
  return found;
}

const ofKind = (tx: OrmOrTransaction, clientId: number, kind: AddressKind): Promise<Address[]> =>
  tx
    .select(COLUMNS)
    .from(clientAddress)
    .where(and(eq(clientAddress.clientId, clientId), eq(clientAddress.kind, kind)))
    .orderBy(asc(clientAddress.id));

type AnyAddress = NewAddress & { kind: AddressKind };

async function add(tx: OrmOrTransaction, clientId: number, address: AnyAddress): Promise<SavedAddress> {
  const { kind } = address;
  const others = await ofKind(tx, clientId, kind);
  if (others.length >= MOST_ADDRESSES) return { ok: false, problem: 'too_many' };
  const [added] = await tx
    .insert(clientAddress)
    .values({ ...addressRow(address), clientId, kind, preferred: others.length === 0 })
    .returning({ id: clientAddress.id });
  if (!added) throw new Error('the database returned no address');
  return { ok: true, id: added.id };
}

async function change(
  tx: OrmOrTransaction,
  clientId: number,
  address: AnyAddress,
  id: number,
): Promise<SavedAddress> {
  const found = await findOwn(tx, clientId, id);
  if (found?.kind !== address.kind) return { ok: false, problem: 'no_address' };
  await tx.update(clientAddress).set(addressRow(address)).where(eq(clientAddress.id, id));
  return { ok: true, id };
}

/** Two steps: the index allows no two preferred addresses, not even within one. */
async function prefer(tx: OrmOrTransaction, clientId: number, { id, kind }: Address): Promise<void> {
  const ofItsKind = and(eq(clientAddress.clientId, clientId), eq(clientAddress.kind, kind));
  await tx.update(clientAddress).set({ preferred: false }).where(and(ofItsKind, clientAddress.preferred));
  await tx.update(clientAddress).set({ preferred: true }).where(eq(clientAddress.id, id));
}

/** What is left out is nothing: a change takes away the company that it does not name. */
export function addressRow(address: NewAddress) {
  const { firstname, lastname, street, zipcode, city, regionId } = address;
  const { company = null, taxNumber = null, streetNumber = null, phone = null } = address;
  return { firstname, lastname, company, taxNumber, street, streetNumber, zipcode, city, regionId, phone };
}
