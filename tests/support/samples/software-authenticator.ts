import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeySignature } from '#contract/panel/passkey-answer.ts';
import type { NewPasskeyQuestion, SignInQuestion } from '#contract/panel/passkey-question.ts';

/** What an answer says that an honest device with an honest browser would not. */
export type Lie = {
  origin?: string;
  challenge?: string;
  rpId?: string;
  isVerified?: boolean;
  userHandle?: string;
  signCount?: number;
  key?: KeyObject;
};

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

/** A passkey of ES256 that signs whatever it is told to, as a device with its browser would answer. */
export function softwarePasskey(origin: string, { counts = true } = {}) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32).toString('base64url');
  let signCount = 0;
  let user = randomBytes(16).toString('base64url');

  const client = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        ...{ type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? origin, crossOrigin: false },
      }),
    );

  function data(rpId: string, lie: Lie, credential: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    if (counts) signCount += 1;
    count.writeUInt32BE(lie.signCount ?? signCount);
    const flags = 0x01 | (lie.isVerified === false ? 0 : 0x04) | (credential.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), count, credential]);
  }

  return {
    id,
    keys,
    /** Is made for who is asked. */
    make(question: NewPasskeyQuestion, lie: Lie = {}): NewPasskey {
      user = question.user.id;
      const raw = Buffer.from(id, 'base64url');
      const credential = Buffer.concat([
        ...[Buffer.alloc(16), Buffer.from([0, raw.length]), raw, coseOf(keys.publicKey)],
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data(question.rp.id, lie, credential))],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: client('webauthn.create', question.challenge, lie).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        },
      };
    },
    /** Signs what it is asked with. */
    answer(question: SignInQuestion, lie: Lie = {}): PasskeySignature {
      const clientData = client('webauthn.get', question.challenge, lie);
      const authenticatorData = data(question.rpId, lie);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, lie.key ?? keys.privateKey).toString('base64url'),
          userHandle: lie.userHandle ?? user,
        },
      };
    },
  };
}

/** The public key as COSE has it: EC2, ES256, P-256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const parts = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(parts as never));
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
