import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { REGION_FIELDS } from '#contract/region/region.ts';
import { localAddress } from '#domain/page/local-address.ts';
import { regionPage } from '#pages/region/region-page.tsx';
import { pageInLanguage } from '#server/pages/page-in-language.ts';
import { textsFor } from '#server/pages/render.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import { choiceOf } from '#server/region/choice.ts';
import {
  currentSettings,
  noticeFor,
  readSettings,
  type Settings,
  settingsForm,
} from '#server/region/region-settings.ts';
import { readFields } from '#server/request/fields.ts';
import { visitOf } from '#server/request/shopper.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';

/** Language, currency and delivery country: a page with a form, which the dialogs of other pages borrow. */
export function regionRoutes(app: FastifyInstance, shop: Shop): void {
  for (const language of LANGUAGES) {
    const { region } = linksIn(language);
    app.get(region, (request, reply) => {
      const visit = visitOf(shop, request);
      return show(shop, visit, request, reply, currentSettings(visit, request));
    });
    app.post(region, (request, reply) => save(shop, request, reply));
  }
}

async function save(shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const visit = visitOf(shop, request);
  const choice = choiceOf(shop, request, reply);
  const goTo = async (language: Settings['language']) =>
    reply.redirect(await pageInLanguage(shop, backOf(request, visit), language), 303);
  if (readFields(request)(REGION_FIELDS.restore)) {
    choice.restoreRegion();
    choice.restoreZipcode();
    return goTo(visit.language);
  }
  const settings = readSettings(shop, visit, request);
  if (settings.problem) return show(shop, visit, request, reply.code(422), settings);
  choice.choose(settings);
  return goTo(settings.language);
}

function show(
  shop: Shop,
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings & { problem?: string },
) {
  const page = regionPage({
    shopName: shop.config.name,
    title: textsFor(shop, visit)['region.title'],
    form: settingsForm(shop, visit, settings, backOf(request, visit)),
    notice: noticeFor(shop, visit, request),
  });
  return sendPage({ shop, visit, request, reply }, page);
}

/** The page the shopper came from: as the form says, else as the browser does. */
function backOf(request: FastifyRequest, { language }: Visit): string {
  const { home, region } = linksIn(language);
  const said = readFields(request)(REGION_FIELDS.back) || refererOf(request);
  const back = localAddress(said, home);
  return back.split('?')[0] === region ? home : back;
}

function refererOf({ headers: { referer = '', host } }: FastifyRequest): string {
  if (!URL.canParse(referer) || new URL(referer).host !== host) return '';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
