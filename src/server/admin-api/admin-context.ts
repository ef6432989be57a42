import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import type { TokenActor } from '#domain/staff/actor.ts';
import type { Shop } from '#server/shop.ts';

/** What every resolver may need: the shop, and who asks. */
export type AdminContext = {
  shop: Shop;
  actor: TokenActor;
  /** Every call was counted before. */
  allowChange: () => Promise<boolean>;
};

export const newAdminBuilder = () =>
  new SchemaBuilder<{
    Context: AdminContext;
    DefaultFieldNullability: false;
    Scalars: { DateTime: { Input: Date; Output: Date } };
  }>({ defaultFieldNullability: false });

export type AdminBuilder = ReturnType<typeof newAdminBuilder>;

/** What somebody has read up to, and what they hand back to read on; 0 where it is none. */
export const cursorOf = (id: number): string => Buffer.from(`after ${id}`).toString('base64url');

export function readCursor(cursor: string | null | undefined): number | undefined {
  if (!cursor) return undefined;
  const [, id] = /^after ([1-9]\d{0,8})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!id) throw new GraphQLError('This is no cursor.', { extensions: { code: 'BAD_CURSOR' } });
  return Number(id);
}

export type Page<Node> = { nodes: Node[]; next: number | undefined };
