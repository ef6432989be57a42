import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import { type Actor, may } from '#domain/staff/actor.ts';
import { isAddressOf, isOf, type Person } from '#shop/account/person.ts';
import type { Orm } from '#shop/db/database.ts';
import { complaint, contactMessage, shopOrder, withdrawal } from '#shop/db/schema/index.ts';

const MOST = 20;

export type Trail = Awaited<ReturnType<typeof trailOf>>;

/** What a person has left in the shop, the latest of each: only the parts that whoever asks may see. */
export async function trailOf(orm: Orm, actor: Actor, person: Person) {
  return {
    ...(may(actor, 'order.read') && { orders: await orders(orm, actor, person) }),
    ...(may(actor, 'return.read') && { withdrawals: await withdrawals(orm, person) }),
    ...(may(actor, 'complaint.read') && { complaints: await complaints(orm, person) }),
    ...(may(actor, 'message.read') && { messages: await messages(orm, person) }),
  };
}

async function orders(orm: Orm, actor: Actor, person: Person) {
  const { number, createdAt, stage, moneyState, totalGross, currency, id } = shopOrder;
  const rows = await orm
    .select({ number, createdAt, stage, moneyState, totalGross, currency })
    .from(shopOrder)
    .where(and(isOf(person, shopOrder.clientId, shopOrder.email), isNull(shopOrder.erasedAt)))
    .orderBy(desc(id))
    .limit(MOST);
  return rows.map(({ moneyState: state, totalGross: total, currency: of, ...row }) => ({
    ...row,
    ...(may(actor, 'money.read') && { money: { state, total, currency: of } }),
  }));
}

const withdrawals = (orm: Orm, person: Person) =>
  orm
    .select({ number: withdrawal.number, confirmedAt: withdrawal.confirmedAt })
    .from(withdrawal)
    .where(and(isAddressOf(person, withdrawal.email), isNotNull(withdrawal.confirmedAt)))
    .orderBy(desc(withdrawal.id))
    .limit(MOST);

function complaints(orm: Orm, person: Person) {
  const { id, number, product, status, createdAt } = complaint;
  return orm
    .select({ id, number, product, status, createdAt })
    .from(complaint)
    .where(isOf(person, complaint.clientId, complaint.email))
    .orderBy(desc(id))
    .limit(MOST);
}

function messages(orm: Orm, person: Person) {
  const { id, subject, writtenAt } = contactMessage;
  return orm
    .select({ id, subject, writtenAt })
    .from(contactMessage)
    .where(isOf(person, contactMessage.clientId, contactMessage.email))
    .orderBy(desc(id))
    .limit(MOST);
}
