import { type Actor, may } from './actor.ts';
import { type RightsOwner, rightsOf } from './rights-owner.ts';

/** Why somebody's rights may not become what is wanted; undefined where they may. */
export type RightsRefusal = 'not_allowed' | 'own_rights' | 'more_than_own';

type Change = { id: number; from: RightsOwner; to: RightsOwner };

/**
 * Whether the rights of a member may be changed so: nobody changes their own, and nobody but an owner gives more than
 * they have themselves, or touches somebody who has more.
 */
export function mayChangeRights(actor: Actor, { id, from, to }: Change): RightsRefusal | undefined {
  if (!may(actor, 'staff.rights')) return 'not_allowed';
  if (actor.kind === 'staff' && actor.id === id) return 'own_rights';
  return isWithin(actor, from) && isWithin(actor, to) ? undefined : 'more_than_own';
}

/** Whether somebody has all these rights themselves; an owner's are more than any list of them. */
export function isWithin(actor: Actor, owner: RightsOwner): boolean {
  if (actor.kind === 'token') return false;
  if (actor.kind !== 'staff') return true;
  if (owner.role === 'owner' && actor.role !== 'owner') return false;
  return rightsOf(owner).every((right) => may(actor, right));
}
