import * as v from 'valibot';

/** What somebody says, where it has this shape; undefined where it is something else. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
}

/** Undefined where it is no JSON. */
export function jsonIn(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
