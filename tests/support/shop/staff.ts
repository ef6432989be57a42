import type { StaffActor } from '#domain/staff/actor.ts';
import type { Role } from '#domain/staff/role.ts';
import type { Database } from '#shop/db/database.ts';
import { staffMember } from '#shop/db/schema/index.ts';

/** Somebody who works for the shop. */
export async function addStaff(
  { orm }: Pick<Database, 'orm'>,
  name: string,
  role: Role,
): Promise<StaffActor> {
  const email = `${name.toLowerCase()}@palarnia.example`;
  const [added] = await orm.insert(staffMember).values({ name, email, role }).returning();
  if (!added) throw new Error('the database returned nobody');
  return { kind: 'staff', id: added.id, name, ip: '127.0.0.1', role, exceptions: [] };
}
