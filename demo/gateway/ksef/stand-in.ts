import {
  constants,
  createDecipheriv,
  createHash,
  privateDecrypt,
  randomBytes,
  X509Certificate,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotSigned, readSignedRequest } from './read-signed-request.ts';

type Said = { status: number; body?: unknown; xml?: string };
type Taken = {
  reference: string;
  session: string;
  xml: string;
  isOffline: boolean;
  number: string;
  looks: number;
};
type Session = { key: Buffer; iv: Buffer; isOpen: boolean };

/** How KSeF behaves just now. */
type Mood = {
  /** So many times a document is still being looked at when it is asked about. */
  slowness: number;
  /** What it says of each document in place of taking it in. */
  verdict: { code: number; description: string; details?: string[] } | undefined;
  /** So many times a receipt is asked for before it is there. */
  receiptsLate: number;
  /** Whether it says in which session a document was sent that it knew before. */
  namesSessions: boolean;
  /** Nothing gets through. */
  isDown: boolean;
};

type Options = {
  nip: string;
  token: string;
  /** Certificates that KSeF has issued to whoever may act for this seller, as PEM. */
  certificates?: readonly string[];
  clock: () => number;
};

/** A key of nobody's, for the stand-in alone. */
const pem = (name: string) => readFileSync(join(import.meta.dirname, `stand-in-${name}.pem`), 'utf8');
const KEY_ID = 'stand-in';
const OLDEST_CHALLENGE = 600_000;

/**
 * KSeF 2.0 as its documentation says (API v2): what is encrypted is decrypted, what is hashed is compared, tokens are
 * asked for, and the same invoice is taken in once.
 */
export function openKsefStandIn({ nip, token, certificates = [], clock }: Options) {
  const issued = certificates.map((one) => new X509Certificate(one).fingerprint256);
  const certificate = new X509Certificate(pem('certificate')).raw.toString('base64');
  const [challenges, waiting, accesses] = [
    new Map<string, number>(),
    new Map<string, Verdict>(),
    new Set<string>(),
  ];
  const sessions = new Map<string, Session>();
  const taken: Taken[] = [];
  const mood: Mood = { slowness: 0, verdict: undefined, receiptsLate: 0, namesSessions: true, isDown: false };
  const name = () => randomBytes(12).toString('hex').toUpperCase();
  const decrypt = (base64: unknown) =>
    privateDecrypt(
      { key: pem('key'), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(String(base64), 'base64'),
    );

  function keys(): Said {
    const key = { certificate, certificateId: KEY_ID, publicKeyId: KEY_ID };
    const valid = { validFrom: '2026-01-01T00:00:00Z', validTo: '2126-01-01T00:00:00Z' };
    return ok(200, [{ ...key, ...valid, usage: ['KsefTokenEncryption', 'SymmetricKeyEncryption'] }]);
  }

  function challenge(): Said {
    const timestampMs = clock();
    const day = dayOf(timestampMs);
    const text = `${day}-CR-${name().slice(0, 10)}-${name().slice(0, 10)}-${name().slice(0, 2)}`;
    challenges.set(text, timestampMs);
    return ok(200, {
      challenge: text,
      timestamp: new Date(timestampMs).toISOString(),
      timestampMs,
      clientIp: '',
    });
  }

  function begin(body: Fields): Said {
    const { type, value } = body.contextIdentifier as Fields;
    const at = takeChallenge(String(body.challenge));
    if (type !== 'Nip' || value !== nip || at === undefined)
      return refusal(400, 'the challenge or the context is not known');
    const [said, time] = decrypt(body.encryptedToken).toString().split('|');
    return begun(said === token && time === String(at) ? undefined : WRONG_TOKEN);
  }

  function beginSigned(xml: string): Said {
    try {
      const { challenge, nip: context, certificate: by } = readSignedRequest(xml);
      if (takeChallenge(challenge) === undefined)
        return refusal(400, '21111 Nieprawidłowe wyzwanie autoryzacyjne.');
      if (context !== nip) return begun(NO_RIGHTS);
      const isValid = Date.parse(by.validFrom) <= clock() && clock() < Date.parse(by.validTo);
      if (!isValid) return begun(wrongCertificate('Nieważny certyfikat'));
      return begun(
        issued.includes(by.fingerprint256) ? undefined : wrongCertificate('Niezaufany łańcuch certyfikatów'),
      );
    } catch (error) {
      if (error instanceof NotSigned) return refusal(400, `${error.code} ${error.message}`);
      throw error;
    }
  }

  /** When it was given, once and for ten minutes. */
  function takeChallenge(challenge: string): number | undefined {
    const at = challenges.get(challenge);
    challenges.delete(challenge);
    return at === undefined || clock() - at > OLDEST_CHALLENGE ? undefined : at;
  }

  function begun(verdict: Verdict = SIGNED_IN): Said {
    const reference = name();
    waiting.set(reference, verdict);
    return ok(202, { referenceNumber: reference, authenticationToken: { token: `auth ${reference}` } });
  }

  function authentication(reference: string, bearer: string): Said {
    if (bearer !== `auth ${reference}`) return refusal(401, 'another token');
    return ok(200, { status: waiting.get(reference) });
  }

  function redeem(bearer: string): Said {
    // A token of this kind can be redeemed once.
    const reference = bearer.replace('auth ', '');
    if (waiting.get(reference) !== SIGNED_IN) return refusal(401, 'not signed in, or redeemed already');
    waiting.delete(reference);
    const access = name();
    accesses.add(access);
    return ok(200, { accessToken: { token: access }, refreshToken: { token: name() } });
  }

  function open({ formCode, encryption }: Fields): Said {
    const { systemCode, schemaVersion, value } = formCode as Fields;
    if (systemCode !== 'FA (3)' || schemaVersion !== '1-0E' || value !== 'FA')
      return refusal(400, 'unknown form');
    const { encryptedSymmetricKey, initializationVector } = encryption as Fields;
    const reference = name();
    const iv = Buffer.from(String(initializationVector), 'base64');
    sessions.set(reference, { key: decrypt(encryptedSymmetricKey), iv, isOpen: true });
    return ok(201, { referenceNumber: reference, validUntil: new Date(clock() + 43_200_000).toISOString() });
  }

  function take(session: string, body: Fields): Said {
    const opened = sessions.get(session);
    if (!opened?.isOpen) return refusal(400, 'the session is not open');
    const encrypted = Buffer.from(String(body.encryptedInvoiceContent), 'base64');
    const decipher = createDecipheriv('aes-256-cbc', opened.key, opened.iv);
    const plain = Buffer.concat([decipher.update(encrypted), decipher.final()]);
    const isWhole =
      body.invoiceHash === hashOf(plain) &&
      body.invoiceSize === plain.length &&
      body.encryptedInvoiceHash === hashOf(encrypted) &&
      body.encryptedInvoiceSize === encrypted.length;
    if (!isWhole) return refusal(400, 'hash or size is not that of the content');
    const [reference, day] = [name(), dayOf(clock())];
    const document = { reference, session, xml: plain.toString(), isOffline: body.offlineMode === true };
    taken.push({ ...document, number: `${nip}-${day}-${name().slice(0, 12)}-00`, looks: 0 });
    return ok(202, { referenceNumber: reference });
  }

  const firstOf = ({ xml }: Taken) => taken.find((one) => invoiceNumberIn(one.xml) === invoiceNumberIn(xml));
  const isDuplicate = (one: Taken) => firstOf(one) !== one;

  function status(session: string, reference: string): Said {
    const document = taken.find((one) => one.session === session && one.reference === reference);
    if (!document) return refusal(404, 'no such document');
    const common = { referenceNumber: reference, invoiceHash: hashOf(Buffer.from(document.xml)) };
    if (document.looks++ < mood.slowness)
      return ok(200, { ...common, status: { code: 150, description: 'Trwa przetwarzanie' } });
    if (mood.verdict) return ok(200, { ...common, status: mood.verdict });
    const first = firstOf(document);
    if (first && first !== document)
      return ok(200, {
        ...common,
        status: {
          ...{ code: 440, description: 'Duplikat faktury' },
          extensions: {
            originalKsefNumber: first.number,
            ...(mood.namesSessions && { originalSessionReferenceNumber: first.session }),
          },
        },
      });
    return ok(200, { ...common, ksefNumber: document.number, status: { code: 200, description: 'Sukces' } });
  }

  function receipt(session: string, isIt: (one: Taken) => boolean): Said {
    const document = taken.find((one) => one.session === session && isIt(one) && !isDuplicate(one));
    if (!document || mood.receiptsLate-- > 0) return refusal(404, 'there is no receipt');
    const of = `<NumerKSeFDokumentu>${document.number}</NumerKSeFDokumentu>`;
    const hash = `<SkrotDokumentu>${hashOf(Buffer.from(document.xml))}</SkrotDokumentu>`;
    return {
      status: 200,
      xml: `<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3"><Dokument>${of}${hash}</Dokument></Potwierdzenie>`,
    };
  }

  function answer(method: string, path: string, bearer: string, sent: string): Said {
    if (path === '/auth/xades-signature') return beginSigned(sent);
    const body: Fields = JSON.parse(sent || '{}');
    if (method === 'GET' && path === '/security/public-key-certificates') return keys();
    if (path === '/auth/challenge') return challenge();
    if (path === '/auth/ksef-token') return begin(body);
    if (path === '/auth/token/redeem') return redeem(bearer);
    const [, area, one = '', two = '', three = '', four = ''] = path.split('/');
    if (area === 'auth') return authentication(one, bearer);
    if (!accesses.has(bearer)) return refusal(401, 'no such token');
    if (path === '/sessions/online') return open(body);
    if (one === 'online' && three === 'invoices') return take(two, body);
    if (one === 'online' && three === 'close') {
      const opened = sessions.get(two);
      if (opened) opened.isOpen = false;
      return { status: 204 };
    }
    if (two === 'invoices' && three === 'ksef') return receipt(one, ({ number }) => number === four);
    if (two === 'invoices' && four === 'upo') return receipt(one, ({ reference }) => reference === three);
    return two === 'invoices' ? status(one, three) : refusal(404, 'no such address');
  }

  return {
    mood,
    /** What was taken in, the first first. */
    taken: taken as readonly Readonly<Taken>[],
    /** Whether a code that was scanned leads to a document that is there, as the Ministry's page would say. */
    finds(link: string): boolean {
      const [, kind, seller, day, hash] = new URL(link).pathname.split('/');
      const [date, month, year] = (day ?? '').split('-');
      return taken.some(
        ({ xml }) =>
          kind === 'invoice' &&
          seller === nip &&
          xml.includes(`<P_1>${year}-${month}-${date}</P_1>`) &&
          Buffer.from(hashOf(Buffer.from(xml)), 'base64').toString('base64url') === hash,
      );
    },
    /** In place of the network. */
    async fetch(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
      if (mood.isDown) throw new TypeError('fetch failed');
      const path = new URL(String(address)).pathname.replace(/^\/v2/, '');
      const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
      const said = answer(init.method ?? 'GET', path, bearer, String(init.body ?? ''));
      return new Response(said.xml ?? (said.body === undefined ? null : JSON.stringify(said.body)), {
        status: said.status,
      });
    },
  };
}

type Verdict = { code: number; description: string; details?: string[] };

const SIGNED_IN: Verdict = { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' };
const WRONG_TOKEN: Verdict = {
  code: 450,
  description: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu',
};
const NO_RIGHTS: Verdict = {
  code: 415,
  description: 'Uwierzytelnianie zakończone niepowodzeniem',
  details: ['Brak przypisanych uprawnień'],
};
const wrongCertificate = (why: string): Verdict => ({
  code: 460,
  description: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędu certyfikatu',
  details: [why],
});

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10).replaceAll('-', '');

type Fields = Readonly<Record<string, unknown>>;

const ok = (status: number, body: unknown): Said => ({ status, body });
const refusal = (status: number, detail: string): Said => ({
  status,
  body: { title: 'Bad Request', status, detail },
});
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');
const invoiceNumberIn = (xml: string) => /<P_2>([^<]*)</.exec(xml)?.[1];
