import { readFileSync } from 'node:fs';
import type { CertificatePems } from './ksef-certificate.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The files that the environment names under this beginning, such as KSEF_OFFLINE; undefined where it names none. */
function certificateIn(env: Environment, beginning: string): CertificatePems | undefined {
  const names = [`${beginning}_CERTIFICATE`, `${beginning}_KEY`] as const;
  const [certificate, key] = names.map((name) => env[name]);
  if (!certificate && !key) return undefined;
  if (!certificate || !key) throw new Error(`${names.join(' and ')} of the environment belong together.`);
  return {
    certificate: readPem(certificate, names[0]),
    key: readPem(key, names[1]),
    password: env[`${beginning}_KEY_PASSWORD`] || undefined,
  };
}

/** Certificates of KSeF: by which the shop signs in, and which signs what is issued offline. */
export const certificatesIn = (env: Environment) => ({
  signIn: certificateIn(env, 'KSEF'),
  offline: certificateIn(env, 'KSEF_OFFLINE'),
});

function readPem(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`There is no file ${path}, which ${name} names.`);
  }
}
