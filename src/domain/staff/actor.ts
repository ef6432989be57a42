import type { Right } from './right.ts';
import type { RightsOwner } from './rights-owner.ts';
import { hasRight } from './rights-owner.ts';

/** A member of the staff at work, and where from. */
export type StaffActor = RightsOwner & { kind: 'staff'; id: number; name: string; ip: string };

/** Another system, by a token of the admin API, and where from. */
export type TokenActor = { kind: 'token'; id: number; name: string; rights: readonly Right[]; ip: string };

/** Who does something: a member of the staff, another system, the shop by itself, or whoever has its command line. */
export type Actor = StaffActor | TokenActor | { kind: 'shop' } | { kind: 'command_line' };

export const THE_SHOP: Actor = { kind: 'shop' };
export const COMMAND_LINE: Actor = { kind: 'command_line' };

/** Whether somebody may do something. Whoever has the machine has the shop. */
export function may(actor: Actor | undefined, right: Right): boolean {
  switch (actor?.kind) {
    case 'staff':
      return hasRight(actor, right);
    case 'token':
      return actor.rights.includes(right);
    case 'shop':
    case 'command_line':
      return true;
    default:
      return false;
  }
}
