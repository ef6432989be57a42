import { COMMAND_LINE, type StaffActor } from '#domain/staff/actor.ts';
import type { Role } from '#domain/staff/role.ts';
import type { Database } from '#shop/db/database.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import { openSecretBox } from '#shop/secrets/secret-box.ts';
import type { NewMember } from '#shop/staff/invite.ts';
import { openStaff, type Staff } from '#shop/staff/staff.ts';
import type { Seat } from '#shop/staff/staff-context.ts';
import { ORIGIN } from './sample-account.ts';

export const STAFF_PASSWORD = 'zielona herbata z rana';
export const SEAT: Seat = { ip: '192.0.2.7', browser: 'Firefox', system: 'Windows' };

/** The staff of a shop, and its clock. */
export function openStaffDesk(database: Database, secrets = testSecrets()) {
  const hands = { now: Date.UTC(2026, 10, 19, 9) };
  const clock = () => hands.now;
  const queueEmail = openOutbox({ database, clock }).queue;
  const staff = openStaff({
    ...{ database, queueEmail, clock, origin: ORIGIN, shopName: 'Palarnia Mgła', secrets },
  });
  return Object.assign(hands, {
    staff,
    /** Somebody who works here, with a password, and signed in. */
    hire: (role: Role, name: string = role) => hire(staff, role, name),
  });
}

/** A box that any test opens again. */
export const testSecrets = (key = Buffer.alloc(32, 7), ...older: Buffer[]) =>
  openSecretBox(() => [key, ...older]);

export type Hired = { actor: StaffActor; email: string; session: string };

export async function hire(staff: Staff, role: Role, name: string = role): Promise<Hired> {
  const given: NewMember = {
    name,
    email: `${name.replace(/\W/g, '.')}@staff.example.org`,
    role,
    language: 'pl',
  };
  const invited = await staff.members.invite(COMMAND_LINE, given);
  if (!invited.ok) throw new Error(`${name} cannot be invited: ${invited.problem}`);
  const token = tokenOf(invited.link);
  const entered = await staff.entrance.acceptInvitation(token, STAFF_PASSWORD, SEAT);
  if (!entered.ok) throw new Error(`${name} cannot come in: ${entered.problem}`);
  const presence = await staff.presence(entered.session, SEAT.ip);
  if (!presence) throw new Error(`${name} is not at work`);
  return { actor: presence.actor, email: given.email, session: entered.session };
}

/** What a link of the back office opens its door with. */
export const tokenOf = (link: string): string => new URL(link, ORIGIN).searchParams.get('token') ?? '';
