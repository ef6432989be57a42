import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** The Ministry of Finance's own schema of FA(3), 1-0E, as its documentation of KSeF has it (MIT). */
const MAIN = 'schemat_FA3_v1-0E.xsd';
const PARTS = ['StrukturyDanych_v10-0E.xsd', 'ElementarneTypyDanych_v10-0E.xsd', 'KodyKrajow_v10-0E.xsd'];

const fileOf = (fileName: string) => ({
  fileName,
  // The parts lie beside it, not on the Ministry's server.
  contents: readFileSync(join(import.meta.dirname, fileName), 'utf8').replace(
    /schemaLocation="http[^"]*\/([^"/]+)"/g,
    'schemaLocation="$1"',
  ),
});

/** What the schema has against these documents, each by its place: it is read once for all of them. */
export async function fa3Mistakes(documents: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: fileOf(MAIN),
    preload: PARTS.map(fileOf),
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
