import { RIGHTS, type Right, roleHas } from './right.ts';
import type { Role } from './role.ts';

/** One right that somebody has beyond the role, or does not have in spite of it, and why. */
export type RightException = { right: Right; kind: 'given' | 'taken'; why: string };

/** What decides on somebody's rights. */
export type RightsOwner = { role: Role; exceptions: readonly RightException[] };

/** Whether somebody has a right: by an exception first, else by the role. An owner has all, whatever is noted. */
export function hasRight({ role, exceptions }: RightsOwner, right: Right): boolean {
  if (role === 'owner') return true;
  const said = exceptions.filter((exception) => exception.right === right);
  if (said.some(({ kind }) => kind === 'taken')) return false;
  return said.length > 0 || roleHas(role, right);
}

export const rightsOf = (owner: RightsOwner): Right[] => RIGHTS.filter((right) => hasRight(owner, right));

/** The exceptions that say something of this role: the last of each right, and none for what the role says anyway. */
export function neededExceptions(role: Role, exceptions: readonly RightException[]): RightException[] {
  if (role === 'owner') return [];
  const last = new Map(exceptions.map((exception) => [exception.right, exception]));
  return RIGHTS.flatMap((right) => last.get(right) ?? []).filter(
    ({ right, kind }) => roleHas(role, right) !== (kind === 'given'),
  );
}
