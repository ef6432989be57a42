import { panelLinks } from '#contract/panel/panel-links.ts';
import type { Right } from '#domain/staff/right.ts';
import { saidPage } from '#pages/panel/said-page.tsx';
import { readFiles } from '#server/form/sent-files.ts';
import type { Shop } from '#server/shop.ts';
import { lateForm } from './late-form.ts';
import { entranceFor, mayCome, type Needs } from './needs.ts';
import type { PanelContext } from './panel-context.ts';
import { sendPanelPage } from './send-panel-page.tsx';

type Settings = Pick<Shop, 'settings'>;

/** Answers whoever may not come, or brings a form that is not the shop's own; false where all is well. */
export async function isRefused(
  shop: Settings,
  context: PanelContext,
  needs: Needs,
  method: 'GET' | 'POST',
): Promise<boolean> {
  const { presence, request, reply } = context;
  if (needs !== 'entrance' && !presence) {
    const late = method === 'POST' ? lateForm(context) : undefined;
    if (late) await sendPanelPage(shop, context, late, 401);
    else reply.redirect(method === 'GET' ? entranceFor(request.url) : panelLinks.signIn, 303);
    return true;
  }
  if (needs !== 'entrance' && needs !== 'signed_in' && !mayCome(context, needs)) {
    await sendRefused(shop, context, needs);
    return true;
  }
  // Only whoever may come has a file read.
  if (request.isMultipart()) await readFiles(request);
  if (method === 'GET' || context.isOwnForm) return false;
  const late = lateForm(context);
  if (late) await sendPanelPage(shop, context, late, 403);
  else await sendSaid(shop, context, 403, FORM);
  return true;
}

/** Somebody is signed in, and may not do this. */
export const sendRefused = (shop: Settings, context: PanelContext, right: Right): Promise<void> =>
  sendSaid(shop, context, 403, {
    title: context.t('refused.title'),
    text: context.t('refused.text', { right: context.t(`right.${right}`) }),
  });

const FORM = { title: 'refused.form', text: 'refused.formText' } as const;
const STATUSES = {
  404: { title: 'missing.title', text: 'missing.text' },
  413: { title: 'tooBig.title', text: 'tooBig.text' },
  429: { title: 'busy.title', text: 'busy.text' },
  500: { title: 'broken.title', text: 'broken.text' },
} as const;

/** A missing page, a broken one and one that was refused. Whoever is not at work sees no menu around it. */
export function sendError(shop: Settings, context: PanelContext, status: number): Promise<void> {
  const known = status === 413 || status === 429 ? status : status < 500 ? 404 : 500;
  return sendSaid(shop, context, status, STATUSES[known]);
}

type Said = (typeof STATUSES)[keyof typeof STATUSES] | typeof FORM | { title: string; text: string };

function sendSaid(shop: Settings, context: PanelContext, status: number, said: Said): Promise<void> {
  const { t, presence } = context;
  const { title, text } = isKeys(said) ? { title: t(said.title), text: t(said.text) } : said;
  const page = saidPage({ title, text, toStart: t('refused.toStart'), isDoor: presence === undefined });
  return sendPanelPage(shop, context, page, status);
}

const isKeys = (said: Said): said is Exclude<Said, { title: string; text: string }> | typeof FORM =>
  [...Object.values(STATUSES), FORM].some((one) => one === said);
