import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressProblem, areReachable } from '#domain/webhooks/webhook-address.ts';
import { addressesOf, hostOf, type Resolve } from './look-up-address.ts';

const MOST_SECONDS = 15;
const ANSWER_BYTES = 2048;
const ANSWER_KEPT = 200;

export type PostProblem = 'own_network' | 'no_host' | 'refused' | 'tls' | 'timeout' | 'broken';
export type Posted =
  | { status: number; retryAfter: string | undefined; answer: string }
  | { problem: PostProblem };

type Message = { address: string; headers: Readonly<Record<string, string>>; body: string };
/** Sends a message and says what came of it; it throws nothing. */
export type PostMessage = (message: Message, stopped?: AbortSignal) => Promise<Posted>;

type Parts = {
  /** In development this machine itself may be told, without encryption. */
  allowLocal: boolean;
  resolve?: Resolve;
  milliseconds?: number;
};

/**
 * Posts to addresses that others have chosen. The name is asked for once, all that it leads to is looked at, and what was
 * looked at is what is connected to: a name that changes its mind meanwhile changes nothing. Redirects are not followed.
 */
export function openPostMessage(parts: Parts): PostMessage {
  const { resolve = addressesOf, milliseconds = MOST_SECONDS * 1000 } = parts;
  return async ({ address, headers, body }, stopped) => {
    const url = new URL(address);
    if (addressProblem(url, parts)) return { problem: 'own_network' };
    const late = AbortSignal.timeout(milliseconds);
    const signal = stopped ? AbortSignal.any([late, stopped]) : late;
    try {
      const host = hostOf(url);
      const found = isIP(host) ? [host] : await unlessAborted(resolve(host), signal);
      if (!areReachable(found, parts)) return { problem: 'own_network' };
      const options: RequestOptions = {
        ...{ protocol: url.protocol, hostname: host, port: url.port, path: url.pathname + url.search },
        ...{ method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        ...{ agent: false, lookup: answering(found), signal },
      };
      return await posted(url.protocol === 'http:' ? http : https, options, body);
    } catch (error) {
      return { problem: signal.aborted ? 'timeout' : problemOf(error) };
    }
  };
}

/** DNS itself cannot be called off. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Whoever asks for the name again hears what was looked at before. */
const answering =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, answer) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) answer(null, known);
    else answer(null, known[0]?.address ?? '', known[0]?.family);
  };

function posted(
  { request }: Pick<typeof https, 'request'>,
  options: RequestOptions,
  body: string,
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const sent = request(options, (response) => {
      answered = true;
      const { statusCode: status = 0, headers } = response;
      beginningOf(response).then((answer) => {
        sent.destroy();
        resolve({ status, retryAfter: headers['retry-after'], answer });
      });
    });
    // What breaks off an answer is no answer's own end: how it begins is known by then.
    sent.on('error', (error) => answered || reject(error));
    sent.end(body);
  });
}

/** However an answer ends, what came of it is taken. */
function beginningOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const end = () => resolve(keptAnswer(Buffer.concat(parts).toString()));
    response.on('data', (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (bytes >= ANSWER_BYTES) end();
    });
    response.on('end', end).on('error', end).on('close', end);
  });
}

const keptAnswer = (text: string) =>
  [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, ANSWER_KEPT).join('');

const PROBLEMS: Readonly<Record<string, PostProblem>> = {
  ENOTFOUND: 'no_host',
  EAI_AGAIN: 'no_host',
  ENODATA: 'no_host',
  ECONNREFUSED: 'refused',
  EPROTO: 'tls',
};

function problemOf(error: unknown): PostProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return PROBLEMS[code] ?? (/CERT|TLS|SSL|SIGNATURE/.test(code) ? 'tls' : 'broken');
}
