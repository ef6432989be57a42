import { readFileSync } from 'node:fs';

const NAMES = ['KSEF_OFFLINE_CERTIFICATE', 'KSEF_OFFLINE_KEY'] as const;

/** The files that the environment names; undefined where it names none. */
export function offlineCertificateIn(
  env: Readonly<Record<string, string | undefined>>,
): { certificate: string; key: string } | undefined {
  const [certificate, key] = NAMES.map((name) => env[name]);
  if (!certificate && !key) return undefined;
  if (!certificate || !key) throw new Error(`${NAMES.join(' and ')} of the environment belong together.`);
  return { certificate: readPem(certificate), key: readPem(key) };
}

function readPem(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`There is no file ${path}, which KSEF_OFFLINE_CERTIFICATE or KSEF_OFFLINE_KEY names.`);
  }
}
