import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STYLE } from '#demo/gateway/shown/style.ts';
import { journeyOf } from './journey.ts';
import type { Parcel } from './parcels.ts';
import type { openInpostStandIn } from './stand-in.ts';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const WORDS = {
  pl: {
    title: 'Śledzenie paczki na próbę',
    rehearsal: 'To jest próba: tak wygląda strona przewoźnika, ale żadna paczka nie jedzie.',
    number: 'Numer przesyłki',
    made: 'Etykieta przygotowana',
    collected_from_sender: 'Odebrana od nadawcy',
    adopted_at_sorting_center: 'W sortowni',
    out_for_delivery: 'Wydana do doręczenia',
    ready_to_pickup: 'Czeka na odbiór',
    delivered: 'Doręczona',
    next: 'Przesuń paczkę dalej',
    hint: 'Sklep dowie się o tym przy najbliższym pytaniu do przewoźnika, najdalej po pół godziny. W panelu można zapytać od razu: „Sprawdź, gdzie jest paczka”.',
    none: 'Nie ma takiej paczki.',
  },
  en: {
    title: 'A parcel for practice',
    rehearsal: 'This is a rehearsal: a carrier’s page looks like this, but no parcel moves.',
    number: 'Tracking number',
    made: 'Label created',
    collected_from_sender: 'Collected from the sender',
    adopted_at_sorting_center: 'At the sorting centre',
    out_for_delivery: 'Out for delivery',
    ready_to_pickup: 'Ready to be collected',
    delivered: 'Delivered',
    next: 'Move the parcel on',
    hint: 'The shop hears of it when it asks the carrier the next time, within half an hour. The back office can ask at once: “Ask where the parcel is”.',
    none: 'There is no such parcel.',
  },
} as const;
type Language = keyof typeof WORDS;

/** Where a parcel is, and a button that moves it on. */
export async function serveFollowing(
  there: ReturnType<typeof openInpostStandIn>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://localhost');
  const number = url.searchParams.get('number') ?? '';
  const language: Language = /^(pl\b|\*|$)/i.test(request.headers['accept-language'] ?? '') ? 'pl' : 'en';
  const parcel = there.byNumber(number);
  if (!parcel) return show(response, 404, framed(language, `<p role="alert">${WORDS[language].none}</p>`));
  if (request.method !== 'POST') return show(response, 200, pageOf(parcel, number, language));
  there.moveOn(number);
  response.writeHead(303, { location: url.pathname + url.search, 'cache-control': 'no-store' }).end();
}

function pageOf({ service, steps = 0 }: Parcel, number: string, language: Language): string {
  const words = WORDS[language];
  const journey = journeyOf(service);
  const passed = ['made' as const, ...journey.slice(0, steps).map(([said]) => said)];
  const list = passed.map((said) => `<li>${words[said]}</li>`).join('');
  const form = `<form method="post"><p class="hint">${words.hint}</p><button>${words.next}</button></form>`;
  return framed(
    language,
    `<p class="rehearsal">${words.rehearsal}</p><p class="quiet">${words.number}<br><strong>${number}</strong></p>
<ol>${list}</ol>${steps < journey.length ? form : ''}`,
  );
}

const framed = (language: Language, content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${WORDS[language].title}</title><style>${STYLE}</style></head>
<body><main><h1>${WORDS[language].title}</h1>
${content}</main></body></html>`;

function show(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    ...{ 'content-security-policy': POLICY, 'referrer-policy': 'same-origin' },
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}
