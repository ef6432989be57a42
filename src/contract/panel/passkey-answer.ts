import * as v from 'valibot';

const LONGEST = 20_000;
const bytes = v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/^[\w-]+$/));
const credential = <Entries extends v.ObjectEntries>(response: v.ObjectSchema<Entries, undefined>) =>
  v.object({ id: bytes, rawId: bytes, type: v.literal('public-key'), response });

const NEW_PASSKEY = credential(v.object({ clientDataJSON: bytes, attestationObject: bytes }));
const SIGNATURE = credential(
  v.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes }),
);

/** What a browser answers of a passkey that it has made, and of one that has signed; bytes as base64url. */
export type NewPasskey = v.InferOutput<typeof NEW_PASSKEY>;
export type PasskeySignature = v.InferOutput<typeof SIGNATURE>;

/** Undefined where it is none. */
export const newPasskeyIn = (text: string): NewPasskey | undefined => read(NEW_PASSKEY, text);
export const passkeySignatureIn = (text: string): PasskeySignature | undefined => read(SIGNATURE, text);

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}
