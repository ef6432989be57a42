import type { FormValues } from '#domain/form/form-rules.ts';
import { RIGHTS, type Right } from '#domain/staff/right.ts';
import type { RightException, RightsOwner } from '#domain/staff/rights-owner.ts';
import { isRole } from '#domain/staff/role.ts';

/** The fields of a right: whether it is an exception, and why. */
export const exceptionField = (right: Right) => `exception.${right}`;
export const whyField = (right: Right) => `why.${right}`;

/** The exceptions that a form names. */
function exceptionsIn(values: FormValues): RightException[] {
  return RIGHTS.flatMap((right) => {
    const kind = values[exceptionField(right)];
    const why = (values[whyField(right)] ?? '').trim();
    return kind === 'given' || kind === 'taken' ? [{ right, kind, why }] : [];
  });
}

/** What a form says of somebody's rights; a role that is none has the fewest. */
export function rightsIn(values: FormValues): RightsOwner {
  const { role = '' } = values;
  return { role: isRole(role) ? role : 'read_only', exceptions: exceptionsIn(values) };
}

/** A form that names these rights, and says of all others that they are by the role. */
export function rightsValues({ role, exceptions }: RightsOwner): FormValues {
  const said = RIGHTS.flatMap((right) => {
    const { kind = '', why = '' } = exceptions.find((exception) => exception.right === right) ?? {};
    return [
      [exceptionField(right), kind],
      [whyField(right), why],
    ];
  });
  return { role, ...Object.fromEntries(said) };
}
