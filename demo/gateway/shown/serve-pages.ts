import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { openPrzelewy24StandIn } from '#demo/gateway/przelewy24/stand-in.ts';
import type { Transaction } from '#demo/gateway/przelewy24/transactions.ts';
import { noPaymentPage, payPage, type Wrong } from './page.ts';
import { STYLE } from './style.ts';
import type { PageLanguage } from './words.ts';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const LONGEST_FORM = 1000;
const PAYS = '4444333322221111';
const IS_REFUSED = '4000000000000002';

type StandIn = ReturnType<typeof openPrzelewy24StandIn>;

/** Shows where shoppers pay, and takes what they send. Answers whether the request was one of these pages. */
export async function servePages(
  there: StandIn,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const transaction = there.byToken(token);
  if (!transaction) return show(response, 404, noPaymentPage('pl'));
  const { urlReturn } = transaction;
  if (request.method !== 'POST') return show(response, 200, pageOf(transaction), urlReturn);
  const wrong = pay(there, transaction, new URLSearchParams(await formOf(request)));
  if (wrong) return show(response, 422, pageOf(transaction, wrong), urlReturn);
  response.writeHead(303, { location: urlReturn, 'cache-control': 'no-store' }).end();
}

/** What is wrong with what was sent; undefined where it is paid. */
function pay(there: StandIn, { token }: Transaction, sent: URLSearchParams): Wrong | undefined {
  const code = (sent.get('code') ?? '').replace(/\D/g, '');
  const way = sent.get('way');
  if (way === 'card' && code === IS_REFUSED) return { field: 'card', why: 'cardRefused' };
  if (way === 'card' && code !== PAYS) return { field: 'card', why: 'cardUnknown' };
  if (way === 'blik' && !there.isGoodBlik(code)) return { field: 'blik', why: 'blikRefused' };
  there.payByToken(token);
  return undefined;
}

function pageOf(
  { language, amount, currency, description, urlReturn, status }: Transaction,
  wrong?: Wrong,
): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return payPage({
    ...{ language: pageLanguageOf(language), amount: format.format(amount / 100), description, wrong },
    ...{ returnAddress: urlReturn, isPaid: status !== 0 },
  });
}

const pageLanguageOf = (language: string): PageLanguage => (language === 'pl' ? 'pl' : 'en');

async function formOf(request: IncomingMessage): Promise<string> {
  const length = Number(request.headers['content-length']);
  return length > 0 && length <= LONGEST_FORM ? text(request) : '';
}

function show(response: ServerResponse, status: number, html: string, leadsTo?: string): void {
  response.writeHead(status, {
    ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    ...{ 'content-security-policy': policyWith(leadsTo), 'referrer-policy': 'same-origin' },
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}

/** The form leads back to the shop, which may be open under another name than this page. */
const policyWith = (leadsTo: string | undefined) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    ["form-action 'self'", ...(leadsTo ? [new URL(leadsTo).origin] : [])].join(' '),
    ...["frame-ancestors 'none'", "base-uri 'none'"],
  ].join('; ');
