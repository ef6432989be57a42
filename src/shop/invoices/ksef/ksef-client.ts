import {
  constants,
  createCipheriv,
  createHash,
  publicEncrypt,
  randomBytes,
  X509Certificate,
} from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KsefStatus } from '#domain/invoices/ksef/ksef-state.ts';
import type { KsefCertificate } from './ksef-certificate.ts';
import { type KsefAnswer, KsefRefusal, openKsefLine, openKsefReader } from './ksef-line.ts';
import { signRequest } from './sign-request.ts';

export type KsefAccess = {
  /** Such as https://api.ksef.mf.gov.pl/v2 */
  address: string;
  nip: string;
  by: KsefSignIn;
  fetch?: typeof fetch | undefined;
  pause?: (ms: number) => Promise<unknown>;
};

/** By what the shop signs in: a token, or a certificate. */
export type KsefSignIn = { token: string } | { certificate: KsefCertificate };

export type SentDocument = { xml: string; isOffline: boolean };

const LOOKS = 30;
const LOOK_MS = 1000;
const AUTHENTICATED = 200;
const AUTHENTICATING = 100;
const FORM = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' };

/** KSeF 2.0 as its API v2 documents it: signing in by a token or a certificate, and interactive sessions. */
export function openKsefClient({ address, nip, by, fetch, pause = sleep }: KsefAccess) {
  const ask = openKsefLine({ address, fetch });
  const read = openKsefReader({ address, fetch });

  async function keyFor(usage: 'KsefTokenEncryption' | 'SymmetricKeyEncryption') {
    const keys = (await ask('GET', '/security/public-key-certificates')) as unknown as KsefAnswer[];
    const key = keys.find((one) => (one.usage as string[]).includes(usage));
    if (!key) throw new Error(`KSeF has no key for ${usage}`);
    const { publicKey } = new X509Certificate(Buffer.from(String(key.certificate), 'base64'));
    const encrypt = (secret: Buffer) =>
      publicEncrypt(
        { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        secret,
      ).toString('base64');
    return { encrypt, publicKeyId: key.publicKeyId };
  }

  async function byToken(token: string): Promise<KsefAnswer> {
    const { encrypt, publicKeyId } = await keyFor('KsefTokenEncryption');
    const { challenge, timestampMs } = await ask('POST', '/auth/challenge');
    return ask('POST', '/auth/ksef-token', undefined, {
      ...{ challenge, publicKeyId, contextIdentifier: { type: 'Nip', value: nip } },
      encryptedToken: encrypt(Buffer.from(`${token}|${timestampMs}`)),
    });
  }

  async function byCertificate(certificate: KsefCertificate): Promise<KsefAnswer> {
    const { challenge, timestampMs } = await ask('POST', '/auth/challenge');
    const request = { challenge: String(challenge), nip, at: new Date(Number(timestampMs)) };
    return ask('POST', '/auth/xades-signature', undefined, signRequest(certificate, request));
  }

  async function authenticate(): Promise<string> {
    const begun = await ('token' in by ? byToken(by.token) : byCertificate(by.certificate));
    const waiting = tokenIn(begun.authenticationToken);
    for (let looked = 0; looked < LOOKS; looked++) {
      const status = statusIn(await ask('GET', `/auth/${begun.referenceNumber}`, waiting));
      const { code, description, details } = status;
      if (code === AUTHENTICATED)
        return tokenIn((await ask('POST', '/auth/token/redeem', waiting)).accessToken);
      if (code !== AUTHENTICATING) throw new KsefRefusal(code, [description, ...(details ?? [])].join('; '));
      await pause(LOOK_MS);
    }
    throw new Error('KSeF does not end the authentication');
  }

  /** A session of its own for these documents: each of them is encrypted by its key. */
  async function send(documents: readonly SentDocument[], access: string) {
    const { encrypt, publicKeyId } = await keyFor('SymmetricKeyEncryption');
    const [key, iv] = [randomBytes(32), randomBytes(16)];
    const encryption = {
      ...{ encryptedSymmetricKey: encrypt(key), publicKeyId },
      initializationVector: iv.toString('base64'),
    };
    const opened = await ask('POST', '/sessions/online', access, { formCode: FORM, encryption });
    const session = String(opened.referenceNumber);
    const references: (string | KsefRefusal)[] = [];
    for (const { xml, isOffline } of documents) {
      const plain = Buffer.from(xml);
      const cipher = createCipheriv('aes-256-cbc', key, iv);
      const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
      const taken = await ask('POST', `/sessions/online/${session}/invoices`, access, {
        ...{ invoiceHash: hashOf(plain), invoiceSize: plain.length },
        ...{ encryptedInvoiceHash: hashOf(encrypted), encryptedInvoiceSize: encrypted.length },
        ...{ encryptedInvoiceContent: encrypted.toString('base64'), offlineMode: isOffline },
      }).catch((error: unknown) => {
        if (error instanceof KsefRefusal && error.status === 400) return error;
        throw error;
      });
      references.push(taken instanceof KsefRefusal ? taken : String(taken.referenceNumber));
    }
    await ask('POST', `/sessions/online/${session}/close`, access);
    return { session, references };
  }

  async function status(session: string, reference: string, access: string): Promise<KsefStatus> {
    const answer = await ask('GET', `/sessions/${session}/invoices/${reference}`, access);
    const { code, description, details, extensions } = statusIn(answer);
    const said = (name: string) => (typeof extensions?.[name] === 'string' ? extensions[name] : undefined);
    return {
      ...{ code, description, details: details ?? [] },
      ksefNumber: typeof answer.ksefNumber === 'string' ? answer.ksefNumber : undefined,
      originalNumber: said('originalKsefNumber'),
      originalSession: said('originalSessionReferenceNumber'),
    };
  }

  /** The receipt of a document that was taken in: XML, signed by KSeF. */
  const receipt = (session: string, reference: string, access: string): Promise<string> =>
    read('GET', `/sessions/${session}/invoices/${reference}/upo`, access);

  /** The same by the number that KSeF has given it. */
  const receiptByNumber = (session: string, number: string, access: string): Promise<string> =>
    read('GET', `/sessions/${session}/invoices/ksef/${number}/upo`, access);

  return { authenticate, send, status, receipt, receiptByNumber };
}

export type KsefClient = ReturnType<typeof openKsefClient>;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

const tokenIn = (within: unknown): string => String((within as { token: unknown }).token);

type Status = {
  code: number;
  description: string;
  details?: string[] | null;
  extensions?: Record<string, unknown>;
};

const statusIn = ({ status }: KsefAnswer): Status => status as Status;
