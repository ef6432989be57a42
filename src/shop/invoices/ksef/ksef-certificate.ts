import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

/** A certificate and its key, both as PEM; the key's password where it has one. */
export type CertificatePems = { certificate: string; key: string; password?: string | undefined };

export type KsefCertificate = {
  known: X509Certificate;
  secret: KeyObject;
  kind: 'ecdsa' | 'rsa';
  endsAt: Date;
};

const CURVE = 'prime256v1';
const SHORTEST_RSA = 2048;

/** Opens what the environment names under this beginning, such as KSEF_OFFLINE; what is wrong with it is said by name. */
export function openKsefCertificate(
  beginning: string,
  { certificate, key, password }: CertificatePems,
): KsefCertificate {
  const [certificateName, keyName] = [`${beginning}_CERTIFICATE`, `${beginning}_KEY`];
  const known = orSay(`${certificateName} is no certificate as PEM.`, () => new X509Certificate(certificate));
  const secret = orSay(
    `${keyName} is no key as PEM, or ${keyName}_PASSWORD is not its password.`,
    // Without a password a key that has one would be asked for at the terminal.
    () => createPrivateKey({ key, passphrase: password ?? '' }),
  );
  if (!known.checkPrivateKey(secret)) throw new Error(`${keyName} is not the key of ${certificateName}.`);
  const kind = kindOf(secret);
  if (!kind) throw new Error(`${keyName} must be a key on the curve P-256, or RSA with at least 2048 bits.`);
  return { known, secret, kind, endsAt: new Date(known.validTo) };
}

function orSay<Opened>(sentence: string, open: () => Opened): Opened {
  try {
    return open();
  } catch (cause) {
    throw new Error(sentence, { cause });
  }
}

function kindOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): KsefCertificate['kind'] | undefined {
  if (asymmetricKeyType === 'ec') return asymmetricKeyDetails?.namedCurve === CURVE ? 'ecdsa' : undefined;
  const isLong = (asymmetricKeyDetails?.modulusLength ?? 0) >= SHORTEST_RSA;
  return asymmetricKeyType === 'rsa' && isLong ? 'rsa' : undefined;
}
