import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { isQueryEndpoint, isWire } from '#contract/wire.ts';
import { localAddress } from '#domain/page/local-address.ts';
import { languageOf, wireLanguage } from '#server/request/visit.ts';
import { textsIn } from '#texts/dictionary.ts';
import type { Texts } from '#texts/text-key.ts';
import { PLAIN_POLICY } from './plain-page.tsx';
import { type Outage, unavailablePage } from './unavailable-page.tsx';

const RETRY_AFTER_SECONDS: Record<Outage, number> = { starting: 2, busy: 5, database: 10 };

export type AnswerUnavailable = ReturnType<typeof unavailableAnswers>;

/**
 * Says politely that the shop cannot do it just now: 503, when to come again, a page or data in the page's language.
 * Neither database nor layout is needed.
 */
export function unavailableAnswers({ name, texts: own }: Pick<ShopConfig, 'name' | 'texts'>) {
  const wordsIn = Object.fromEntries(
    LANGUAGES.map((language) => [language, textsIn(language, own)]),
  ) as Record<Language, Texts>;

  return (
    request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
    response: ServerResponse,
    outage: Outage,
    sent?: Readonly<Record<string, string>>,
  ): void => {
    const { url = '/', headers } = request;
    const language = wireLanguage(request) ?? languageOf(isWire(url) ? pathOf(headers.referer) : url);
    // What was sent and is not here any more cannot be sent again: the page that it came from can be seen again.
    const wanted = request.method === 'POST' && !sent ? pathOf(headers.referer) : url;
    const address = localAddress(wanted, linksIn(language).home);
    const isPage = !isQueryEndpoint(url) && headers.accept?.includes('text/html') === true;
    const texts = wordsIn[language];
    const body = isPage
      ? unavailablePage({ outage, language, texts, shopName: name, address, sent })
      : JSON.stringify(asData(url, outage, texts[`service.${outage}Text`]));
    response.writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'content-language': language,
      'content-security-policy': PLAIN_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS[outage]),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** As each interface tells of what went wrong. */
const asData = (url: string, outage: Outage, message: string) =>
  isQueryEndpoint(url)
    ? { errors: [{ message, extensions: { code: outage.toUpperCase() } }] }
    : { status: 'error', error: outage, message };

const pathOf = (referer = '') => (URL.canParse(referer) ? new URL(referer).pathname : '/');
