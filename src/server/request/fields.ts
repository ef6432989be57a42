import type { FastifyRequest } from 'fastify';

/** A field of a call by its name; '' where it was not sent. */
export type Fields = (name: string) => string;

/** What was sent in the address, as a form or as JSON. A list stands for its first, an object for nothing. */
export function readFields({ query, body }: FastifyRequest): Fields {
  const sent = new Map<string, string>();
  for (const part of [
    query,
    typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : body,
  ]) {
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, value] of Object.entries(part)) sent.set(name, textOf(value));
  }
  return (name) => sent.get(name) ?? '';
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0]);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A field of a form by its name; undefined where it was not sent. */
export type SentFields = (name: string) => string | undefined;

/** The fields of a form or of its JSON. A list or an object is no value, and is refused as such. */
export function sentFields(body: unknown): SentFields {
  const sent = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const asText = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  return (name) => (sent.has(name) ? asText(sent.get(name)) : undefined);
}
