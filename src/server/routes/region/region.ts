import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { REGION_FIELDS } from '#contract/region/region.ts';
import { localAddress } from '#domain/page/local-address.ts';
import { regionPage } from '#pages/region/region-page.tsx';
import { pageInLanguage } from '#server/pages/page-in-language.ts';
import { sendPage } from '#server/pages/send-page.ts';
import { choiceOf } from '#server/region/choice.ts';
import {
  currentSettings,
  noticeFor,
  readSettings,
  type Settings,
  settingsForm,
} from '#server/region/region-settings.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import type { Shop } from '#server/shop.ts';

/** Language, currency and delivery country: a page with a form, which the dialogs of other pages borrow. */
export function regionRoutes(app: FastifyInstance, shop: Pick<Shop, 'settings' | 'catalogue'>): void {
  for (const language of LANGUAGES) {
    const { region } = linksIn(language);
    app.get(region, ({ context }) => show(shop, context, currentSettings(context)));
    app.post(region, ({ context }) => save(shop, context));
  }
}

async function save(shop: Pick<Shop, 'settings' | 'catalogue'>, context: RequestContext) {
  const { request, reply } = context;
  const choice = choiceOf(shop, context);
  const goTo = async (language: Settings['language']) =>
    reply.redirect(await pageInLanguage(shop, backOf(context), language), 303);
  if (readFields(request)(REGION_FIELDS.restore)) {
    choice.restoreRegion();
    choice.restoreZipcode();
    return goTo(context.language);
  }
  const settings = readSettings(shop, context);
  if (settings.problem) {
    reply.code(422);
    return show(shop, context, settings);
  }
  choice.choose(settings);
  return goTo(settings.language);
}

function show(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: RequestContext,
  settings: Settings & { problem?: string },
) {
  const page = regionPage({
    shopName: shop.settings.config.name,
    title: context.t('region.title'),
    form: settingsForm(shop, context, settings, backOf(context)),
    notice: noticeFor(shop, context),
  });
  return sendPage(shop, context, page);
}

/** The page the shopper came from: as the form says, else as the browser does. */
function backOf({ request, links }: RequestContext): string {
  const { home, region } = links;
  const said = readFields(request)(REGION_FIELDS.back) || refererOf(request);
  const back = localAddress(said, home);
  return back.split('?')[0] === region ? home : back;
}

function refererOf({ headers: { referer = '', host } }: FastifyRequest): string {
  if (!URL.canParse(referer) || new URL(referer).host !== host) return '';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
