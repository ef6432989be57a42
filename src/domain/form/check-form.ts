import { type ClientRules, checkClientData } from '#domain/account/client-data.ts';
import type { Finding } from './field-code.ts';
import { checkBasics, type FieldProblem, type FieldRule, type FormValues, isAsked } from './form-rules.ts';
import { clientDataOf, placesOf, valueBeside } from './linked-fields.ts';
import { isIban } from './numbers/iban.ts';
import { findingIn } from './parts.ts';

/** What is wrong with a form, by the names of its fields. The server asks again, whatever the browser has said. */
export function checkForm(
  fields: readonly FieldRule[],
  values: FormValues,
  rules: ClientRules,
): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  const note = (name: string, problem: FieldProblem) => {
    if (!problems.has(name)) problems.set(name, problem);
  };
  for (const field of fields.filter((one) => isAsked(one, values))) {
    const value = values[field.name] ?? '';
    if (value.trim() === '' && !field.required) continue;
    const basic = checkBasics(field, value);
    if (basic && value.trim() !== '') {
      note(field.name, basic);
      continue;
    }
    // An empty field has closer words in the catalogue than 'required', where it is of a type.
    const findings = findingsOf(field, fields, values, rules);
    for (const finding of findings)
      for (const place of placesOf(finding.code, field, fields)) note(place.name, finding);
    if (basic && findings.length === 0) note(field.name, basic);
  }
  return problems;
}

function findingsOf(
  field: FieldRule,
  fields: readonly FieldRule[],
  values: FormValues,
  rules: ClientRules,
): Finding[] {
  const value = values[field.name] ?? '';
  switch (field.type) {
    case 'password_repeat':
      return value === valueBeside('password', field, fields, values)
        ? []
        : [{ code: 'not_equal_passwords' }];
    case 'iban':
      return isIban(value) ? [] : [{ code: 'incorrect_iban' }];
    case 'country':
      if (field.options && !field.options.includes(value))
        return [findingIn(field.part ?? 'client', { code: 'incorrect_region' })];
      break;
    case 'shop':
      return field.options?.includes(value) ? [] : [{ code: 'incorect_shops' }];
    default:
  }
  const data = clientDataOf(field, fields, values);
  return data ? checkClientData(data, rules).map(({ finding }) => finding) : [];
}
