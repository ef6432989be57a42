import { disputedFields, touchedFields } from '#domain/form/touched-fields.ts';
import { RIGHTS, type Right } from './right.ts';
import type { RightException, RightsOwner } from './rights-owner.ts';

/** Rights as they stood in a form, as they were sent with it, and as they are by now. */
type EditedRights = Readonly<Record<'was' | 'sent' | 'now', RightsOwner>>;

export type JoinedRights = {
  wanted: RightsOwner;
  /** What others have meanwhile set in another way: a single right with its reason is one thing. */
  disputed: readonly ('role' | Right)[];
};

/** What nobody touched is as it is now; what two have set in two ways is as it was sent, and disputed. */
export function joinRights({ was, sent, now }: EditedRights): JoinedRights {
  const edited = { was: saidOf(was), sent: saidOf(sent), now: saidOf(now) };
  const touched = touchedFields(edited);
  const disputed = disputedFields(edited);
  const ownerOf = (name: 'role' | Right) => (touched[name] === undefined ? now : sent);
  return {
    wanted: {
      role: ownerOf('role').role,
      exceptions: RIGHTS.flatMap((right) => exceptionOf(ownerOf(right), right) ?? []),
    },
    disputed: (['role', ...RIGHTS] as const).filter((name) => disputed[name] !== undefined),
  };
}

const exceptionOf = ({ exceptions }: RightsOwner, right: Right): RightException | undefined =>
  exceptions.findLast((exception) => exception.right === right);

function saidOf(owner: RightsOwner): Record<'role' | Right, string> {
  const said = RIGHTS.map((right) => {
    const { kind = '', why = '' } = exceptionOf(owner, right) ?? {};
    return [right, `${kind} ${why}`.trim()];
  });
  return { role: owner.role, ...Object.fromEntries(said) };
}
