import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** The Ministry of Finance's own schema of AuthTokenRequest 2.0, as its documentation of KSeF has it (MIT). */
const SCHEMA = 'schemat_auth_v2-0.xsd';
/** Without its patterns of network addresses, which the shop sends none of: they are no regular expressions of a schema. */
const schema = readFileSync(join(import.meta.dirname, SCHEMA), 'utf8').replace(
  /<xsd:pattern value="\^[^"]*"\/>/g,
  '',
);

/** What the schema has against a request to sign in. */
export async function signInMistakes(request: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'request.xml', contents: request }],
    schema: { fileName: SCHEMA, contents: schema },
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
