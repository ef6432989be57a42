import type { FormValues } from '#domain/form/form-rules.ts';
import { RIGHTS, type Right } from '#domain/staff/right.ts';
import type { RightException } from '#domain/staff/rights-owner.ts';

/** The fields of a right: whether it is an exception, and why. */
export const exceptionField = (right: Right) => `exception.${right}`;
export const whyField = (right: Right) => `why.${right}`;

/** The exceptions that a form names. */
export function exceptionsIn(values: FormValues): RightException[] {
  return RIGHTS.flatMap((right) => {
    const kind = values[exceptionField(right)];
    const why = (values[whyField(right)] ?? '').trim();
    return kind === 'given' || kind === 'taken' ? [{ right, kind, why }] : [];
  });
}

/** A form that names these exceptions. */
export function exceptionValues(exceptions: readonly RightException[]): FormValues {
  return Object.fromEntries(
    exceptions.flatMap(({ right, kind, why }) => [
      [exceptionField(right), kind],
      [whyField(right), why],
    ]),
  );
}
