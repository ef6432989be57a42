import { and, asc, eq, or } from 'drizzle-orm';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { orderView } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';

export type SavedView = { id: number; name: string; address: string; isShared: boolean; isOwn: boolean };
export type ViewOutcome = 'saved' | 'bad_name' | 'too_many' | undefined;

const LONGEST_NAME = 60;
const MOST_EACH = 30;
/** Who leads others may also set what all of them see. */
const MAY_SHARE = ['owner', 'manager'];

/** Addresses of the list of orders by a name: each member's own, and those that are shared with everybody. */
export function openOrderViews({ orm }: Pick<Database, 'orm'>) {
  const own = (actor: StaffActor, id: number) => and(eq(orderView.id, id), eq(orderView.staffId, actor.id));

  return {
    async list(actor: StaffActor): Promise<SavedView[]> {
      demand(actor, 'order.read');
      const rows = await orm
        .select()
        .from(orderView)
        .where(or(eq(orderView.staffId, actor.id), eq(orderView.isShared, true)))
        .orderBy(asc(orderView.name), asc(orderView.id));
      return rows.map(({ id, name, address, isShared, staffId }) => ({
        ...{ id, name, address, isShared, isOwn: staffId === actor.id },
      }));
    },
    async save(actor: StaffActor, given: { name: string; address: string }): Promise<ViewOutcome> {
      demand(actor, 'order.read');
      const name = nameOf(given.name);
      if (!name) return 'bad_name';
      if ((await orm.$count(orderView, eq(orderView.staffId, actor.id))) >= MOST_EACH) return 'too_many';
      await orm.insert(orderView).values({ name, address: given.address, staffId: actor.id });
      return 'saved';
    },
    /** Undefined where it is no view of one's own. Only who leads others shares it with them. */
    async change(
      actor: StaffActor,
      id: number,
      given: { name: string; isShared: boolean },
    ): Promise<ViewOutcome> {
      demand(actor, 'order.read');
      const name = nameOf(given.name);
      if (!name) return 'bad_name';
      const isShared = given.isShared && mayShareViews(actor);
      const { rowCount } = await orm.update(orderView).set({ name, isShared }).where(own(actor, id));
      return rowCount ? 'saved' : undefined;
    },
    async remove(actor: StaffActor, id: number): Promise<boolean> {
      demand(actor, 'order.read');
      const { rowCount } = await orm.delete(orderView).where(own(actor, id));
      return Boolean(rowCount);
    },
  };
}

export const mayShareViews = ({ role }: StaffActor): boolean => MAY_SHARE.includes(role);

function nameOf(typed: string): string | undefined {
  const name = typed.replaceAll('\u0000', '').trim();
  return name !== '' && name.length <= LONGEST_NAME ? name : undefined;
}
