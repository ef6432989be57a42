import { clientDataToWire, validationQuery, type WireValidation } from '#contract/account/client-data.ts';
import { GRAPHQL_PATH, PAYMENTS_PATH } from '#contract/wire.ts';
import type { FieldCode } from '#domain/form/field-code.ts';
import type { FieldRule } from '#domain/form/form-rules.ts';
import { clientDataOf, placesOf } from '#domain/form/linked-fields.ts';
import type { FormView } from './form-view.ts';

/** What the shop says to a field: a message for each field that it concerns. Empty: it is right. */
export type Verdict = ReadonlyMap<string, string>;

const RIGHT: Verdict = new Map();
const TIMEOUT_MS = 8_000;

/** What stands for the field's value at this moment, with all that it is judged by; undefined: the shop knows no more. */
export function questionOf(field: FieldRule, { fields, values, textIn }: FormView): string | undefined {
  if (field.type === 'iban') return textIn(field.name);
  const data = clientDataOf(field, fields, values());
  return data && JSON.stringify(data);
}

/** Asks the shop about several fields at once; each has its own answer (spec §7 Validate client data, Verify IBAN). */
export async function ask(asked: readonly FieldRule[], view: FormView): Promise<Map<FieldRule, Verdict>> {
  const accounts = asked.filter(({ type }) => type === 'iban');
  const others = asked.filter(({ type }) => type !== 'iban');
  const answers = await Promise.all([
    others.length > 0 ? validate(others, view) : [],
    ...accounts.map(
      async (field): Promise<[FieldRule, Verdict][]> => [[field, await verifyIban(field, view)]],
    ),
  ]);
  return new Map(answers.flat());
}

async function validate(asked: readonly FieldRule[], view: FormView): Promise<[FieldRule, Verdict][]> {
  const values = view.values();
  const idOf = ({ name }: FieldRule) => view.controlOf(name)?.id ?? name;
  const inputs = asked.map((field) => [
    idOf(field),
    clientDataToWire(clientDataOf(field, view.fields, values) ?? {}),
  ]);
  const response = await fetch(`${GRAPHQL_PATH}?query=validateClientData`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: validationQuery(Object.fromEntries(inputs)) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { data }: { data?: Record<string, WireValidation | null> | null } = await response.json();
  return asked.flatMap((field) => {
    const answer = data?.[idOf(field)];
    return answer ? [[field, verdictOf(answer, field, view)] as [FieldRule, Verdict]] : [];
  });
}

function verdictOf({ messages, clientExists }: WireValidation, field: FieldRule, view: FormView): Verdict {
  const verdict = new Map<string, string>();
  for (const { code, message } of withFormats(messages, view))
    for (const place of placesOf(code as FieldCode, field, view.fields))
      if (!verdict.has(place.name)) verdict.set(place.name, message);
  const taken = clientExists && view.controlOf(field.name)?.dataset.taken;
  if (taken) verdict.set(field.name, taken);
  return verdict;
}

/** A wrong postal code's second message lists the formats, and has a sentence before it (spec §8). */
function withFormats(messages: WireValidation['messages'], { texts }: FormView): WireValidation['messages'] {
  const [wrong, formats] = messages;
  if (wrong?.code !== 'incorect_zipcode' || formats?.code !== wrong.code) return messages;
  return [{ ...wrong, message: `${wrong.message} ${texts['form.zipcodeFormats']} ${formats.message}` }];
}

async function verifyIban({ name }: FieldRule, view: FormView): Promise<Verdict> {
  const query = new URLSearchParams({ action: 'verify_iban', bankAccount: view.textIn(name) });
  const response = await fetch(`${PAYMENTS_PATH}?${query}`, {
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { errno }: { errno: number } = await response.json();
  return errno === 0 ? RIGHT : new Map([[name, view.texts['field.incorrect_iban']]]);
}
