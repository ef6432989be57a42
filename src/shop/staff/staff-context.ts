import type { Device } from '#domain/device.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { LoginFailures } from '#shop/account/login/login-failures.ts';
import type { Database } from '#shop/db/database.ts';
import type { staffMember } from '#shop/db/schema/index.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import type { SecretBox } from '#shop/secrets/secret-box.ts';

export type StaffParts = {
  database: Pick<Database, 'orm'>;
  queueEmail: QueueEmail;
  /** The shop's address as others see it, without a slash at the end. */
  origin: string;
  clock: () => number;
  /** The name that an authenticator app shows. */
  shopName: string;
  /** Seals what the database keeps of authenticator apps. */
  secrets: SecretBox;
};
export type StaffContext = StaffParts & { failures: LoginFailures };

export type MemberRow = typeof staffMember.$inferSelect;

/** Where a member sits: the address and what the browser calls itself. */
export type Seat = Device & { ip: string };

export const actorOf = ({ id, name, role, exceptions }: MemberRow, { ip }: Pick<Seat, 'ip'>): StaffActor => ({
  ...{ kind: 'staff', id, name, role, exceptions, ip },
});
