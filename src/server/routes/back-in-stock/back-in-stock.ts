import type { FastifyRequest } from 'fastify';
import type { NotifyAnswer } from '#contract/back-in-stock/back-in-stock.ts';
import { isLanguage } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { isEmail } from '#domain/form/email.ts';
import { networkOf } from '#domain/network.ts';
import { findSize } from '#domain/product/find-size.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { notifyPage } from '#pages/back-in-stock/notify-page.tsx';
import { secondsOfMinuteLeft } from '#server/limits/rate-limit.ts';
import { layoutFor, renderPage } from '#server/pages/render.tsx';
import type { RequestContext } from '#server/request/context.ts';
import type { Fields } from '#server/request/fields.ts';
import { readId, slugsOf } from '#server/request/query.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Visit } from '#server/request/visit.ts';
import { isForeign, refuseForeign } from '#server/security.ts';
import type { Shop } from '#server/shop.ts';
import { EXAMPLE_EMAIL } from '#texts/errors/field-message.ts';
import type { TextKey } from '#texts/text-key.ts';

/** Notes who wants to hear when a size is back; answers with data, or with a page where there is no script. */
export function notifyMe(shop: Pick<Shop, 'settings' | 'catalogue' | 'limits' | 'operations'>) {
  return async (context: RequestContext, fields: Fields) => {
    const { request, reply } = context;
    // It changes something, so a link on another site must not do it either.
    if (isForeign(request)) return refuseForeign(reply);
    const seen = seenIn(fields('lang'), context);
    const may = await shop.limits.rateLimits.allow('stockNotices', networkOf(request.ip));
    const outcome = may ? await note(shop, seen, fields) : 'too_many';
    reply.code(outcome === 'noted' ? 200 : may ? 422 : 429);
    if (!may) {
      reply.header('retry-after', secondsOfMinuteLeft(shop.settings.clock));
      shop.operations.metrics.refused.add({ reason: 'rate' });
    }
    const message = seen.t(MESSAGES[outcome], { email: EXAMPLE_EMAIL });
    if (!wantsPage(request)) return reply.send(asData(outcome, message));
    return reply.type('text/html; charset=utf-8').send(await asPage(shop, seen, fields, outcome, message));
  };
}

type Outcome = 'noted' | Extract<NotifyAnswer, { code: string }>['code'];

const MESSAGES: Record<Outcome, TextKey> = {
  noted: 'notify.done',
  incorect_email: 'field.incorect_email',
  no_product: 'alert.noProduct',
  no_size: 'alert.noSize',
  available: 'notify.available',
  too_many: 'error.tooMany',
};

async function note(
  shop: Pick<Shop, 'catalogue'>,
  { language, pricing }: SharedContext,
  fields: Fields,
): Promise<Outcome> {
  const email = fields('email').trim();
  if (!isEmail(email)) return 'incorect_email';
  return shop.catalogue.backInStock.add({
    product: readId(fields('product')),
    size: fields('size'),
    email,
    language,
    pricing,
  });
}

const asData = (outcome: Outcome, message: string): NotifyAnswer =>
  outcome === 'noted'
    ? { status: 'success', message }
    : {
        status: 'error',
        code: outcome,
        message,
        ...(outcome === 'incorect_email' && { problems: { email: message } }),
      };

async function asPage(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  seen: SharedContext,
  fields: Fields,
  outcome: Outcome,
  message: string,
) {
  const record = await shop.catalogue.products.product(readId(fields('product')), seen.language);
  const wrong = outcome === 'incorect_email';
  const page = notifyPage({
    shopName: shop.settings.config.name,
    title: seen.t('notify.title'),
    message,
    kind: outcome === 'noted' ? 'success' : outcome === 'available' ? 'info' : 'error',
    ...(record && { product: productFor(record, seen, fields('size')) }),
    ...(record && (wrong || outcome === 'too_many') && { form: { email: fields('email'), wrong } }),
  });
  return renderPage(page, await layoutFor(shop, seen), false);
}

/** The product's pages in both languages, at the size that was asked about. */
function productFor(record: ProductRecord, { language }: Visit, wanted: string) {
  const size = record.sizes[findSize(record.sizes, wanted)]?.type ?? '';
  const slugs = slugsOf(language, record.slug, record.slugs);
  const { id, name } = record;
  return {
    id,
    name,
    size,
    paths: {
      pl: linksIn('pl').product({ id, slug: slugs.pl }, size),
      en: linksIn('en').product({ id, slug: slugs.en }, size),
    },
  };
}

/** The page's own form says its language: it is not at an address of a language. */
const seenIn = (language: string, context: RequestContext): SharedContext =>
  isLanguage(language) ? context.seenWith({ language }) : context;

const wantsPage = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('text/html') === true && !headers.accept.includes('application/json');
