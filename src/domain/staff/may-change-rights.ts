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
  if (actor.kind !== 'staff') return undefined;
  if (actor.id === id) return 'own_rights';
  const isOwners = from.role === 'owner' || to.role === 'owner';
  if (isOwners && actor.role !== 'owner') return 'more_than_own';
  const all = [...rightsOf(from), ...rightsOf(to)];
  return all.every((right) => may(actor, right)) ? undefined : 'more_than_own';
}
