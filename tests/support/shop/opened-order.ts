import type { Role } from '#domain/staff/role.ts';
import type { Database } from '#shop/db/database.ts';
import { outboxEmail } from '#shop/db/schema/index.ts';
import { fileOf, shelvesOf } from './order-checks.ts';
import { openOrderDesk } from './order-desk.ts';
import { addStaff } from './staff.ts';

/** An order of three coffees and one tea, and somebody of each of these roles. */
export async function openedOrder(database: Database, payment: 'transfer' | 'on_delivery' = 'transfer') {
  const shop = openOrderDesk(database);
  await shop.addDelivery();
  const coffee = await shop.addProduct('kawa', { stock: 100 });
  const tea = await shop.addProduct('herbata', { stock: 100, gross: 2000 });
  const filled = await shelvesOf(database);
  const guest = await shop.guest();
  await shop.add(guest, coffee.productId, '3');
  await shop.add(guest, tea.productId, '1');
  const placed = await shop.order(guest, { payment, prepaid: payment === 'transfer' });
  if (!placed.ok) throw new Error(placed.problem);
  const { number } = placed;
  const [first, second] = (await fileOf(database, number)).lines;
  const member = (name: string, role: Role) => addStaff(database, name, role);
  return {
    ...{ shop, desk: shop.desk, number, coffee, tea, filled },
    ...{ first: first?.id ?? 0, second: second?.id ?? 0 },
    owner: await member('Olga', 'owner'),
    manager: await member('Marek', 'manager'),
    orders: await member('Anna', 'orders'),
    packer: await member('Piotr', 'packer'),
    reader: await member('Rita', 'read_only'),
  };
}

/** The e-mails that wait to be sent, the first first. */
export const queuedEmails = ({ orm }: Database) => orm.select().from(outboxEmail).orderBy(outboxEmail.id);
