import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const FORM = 1;
const [KEY_ID, NONCE, TAG] = [4, 12, 16];
const HEAD = 1 + KEY_ID + NONCE + TAG;

export type SecretBox = ReturnType<typeof openSecretBox>;

/**
 * Seals what the database keeps and must not tell whoever reads it. The first key seals; the others open what they have
 * sealed before, so that a key can be changed. Keys are asked for when the first secret is.
 */
export function openSecretBox(keysOf: () => readonly Buffer[]) {
  let known: readonly Buffer[] | undefined;
  const keys = () => {
    known ??= keysOf();
    return known;
  };
  const newest = () => {
    const [key] = keys();
    if (!key) throw new Error('there is no key for secrets');
    return key;
  };

  return {
    /** `about`: what it belongs to. Put elsewhere, it cannot be opened. */
    seal(secret: Buffer, about: string): Buffer {
      const key = newest();
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.from([FORM]), idOf(key), nonce, cipher.getAuthTag(), hidden]);
    },
    /** Undefined where no key opens it, or it belongs to something else. */
    open(sealed: Buffer, about: string): Buffer | undefined {
      const key = keys().find((one) => isSealedBy(one, sealed));
      if (!key) return undefined;
      const nonce = sealed.subarray(1 + KEY_ID, 1 + KEY_ID + NONCE);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(HEAD - TAG, HEAD));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(HEAD)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
    /** Whether it is sealed as it would be today. */
    isNewest: (sealed: Buffer): boolean => isSealedBy(newest(), sealed),
  };
}

const isSealedBy = (key: Buffer, sealed: Buffer) =>
  sealed.length > HEAD && sealed[0] === FORM && sealed.subarray(1, 1 + KEY_ID).equals(idOf(key));

/** By which a key is known again; it tells nothing of the key. */
const idOf = (key: Buffer) =>
  createHash('sha256').update('witryna secrets key ').update(key).digest().subarray(0, KEY_ID);
