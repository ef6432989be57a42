import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer } from '#contract/form/form-answer.ts';
import { LANGUAGES } from '#contract/language.ts';
import { type Links, linksIn } from '#contract/links.ts';
import { MOST_SHOPPER_FILES } from '#domain/form/file/shopper-files.ts';
import { type FormValues, SECRET_TYPES } from '#domain/form/form-rules.ts';
import { localAddress } from '#domain/page/local-address.ts';
import { sessionLostPage } from '#pages/account/session-lost-page.tsx';
import type { FormField } from '#pages/form/form-field.ts';
import type { Page } from '#pages/page.ts';
import { sendPage } from '#server/pages/send-page.ts';
import { leaveNotice, type Notice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { type ClientVisit, clientOf, type FormVisit, formVisit, wantsData } from './form-visit.ts';
import { problemsIn, readForm } from './read-form.ts';
import { isTooBig, readFiles, readWithoutFiles } from './sent-files.ts';

/** What came of a form. A mistake is answered with the form again, and everything that was typed. */
export type FormOutcome =
  /** The shopper goes on to this address, where the notice is said. */
  | { goOn: string; notice?: string; kind?: Notice['kind'] }
  /** It is said in the form's place; without a script, on the page at this address. */
  | { said: string; at: string }
  | FormRefusal;

export type Redirect = { leadTo: string };

export type FormRefusal = {
  problems?: Readonly<Record<string, string>>;
  message?: string;
  status?: number;
  /** Seconds until it makes sense to try again. */
  retryAfter?: number;
};

export type FormRoute<Visit extends FormVisit> = {
  path: (links: Links) => string;
  fields: (visit: Visit) => readonly FormField[];
  /** The page with the form, without a state for the first time; or where to go instead, where it is too early for it. */
  page: (visit: Visit, state?: FormState) => Promise<Page | Redirect>;
  /** What another button of the form asks for, before anything is checked; nothing where it was not pressed. */
  aside?: (values: FormValues, visit: Visit) => Promise<FormOutcome | undefined>;
  /** Called with values that are in order. */
  take: (values: FormValues, visit: Visit) => Promise<FormOutcome>;
};

/** A form for everybody: GET shows it, POST takes it, as a page or as data. */
export function formRoute(app: FastifyInstance, shop: Shop, route: FormRoute<FormVisit>): void {
  register(app, shop, route, (visit) => visit);
}

/** A form that stands on a page of the catalogue: only what is sent comes here. */
export function formTarget(app: FastifyInstance, shop: Shop, route: FormRoute<FormVisit>): void {
  registerTarget(app, shop, route, (visit) => visit);
}

/** A form for clients who are signed in; others are led to the entrance, and come back. */
export function clientFormRoute(app: FastifyInstance, shop: Shop, route: FormRoute<ClientVisit>): void {
  register(app, shop, route, clientOf);
}

/** A page for clients who are signed in. */
export function clientPageRoute(
  app: FastifyInstance,
  shop: Shop,
  path: (links: Links) => string,
  page: (visit: ClientVisit) => Promise<Page | FastifyReply>,
): void {
  for (const address of addressesOf(path))
    app.get(address, async (request, reply) => {
      const anyone = await formVisit(shop, request, reply);
      const visit = clientOf(anyone);
      if (!visit) return toEntrance(anyone);
      const answer = await page(visit);
      // A reply is awaited until it is sent, and is nothing then.
      return answer && 'content' in answer ? sendPage(visit, answer) : reply;
    });
}

function register<Visit extends FormVisit>(
  app: FastifyInstance,
  shop: Shop,
  route: FormRoute<Visit>,
  admit: (visit: FormVisit) => Visit | undefined,
): void {
  for (const address of addressesOf(route.path))
    app.get(address, async (request, reply) => {
      const anyone = await formVisit(shop, request, reply);
      const visit = admit(anyone);
      return visit ? show(visit, await route.page(visit)) : toEntrance(anyone);
    });
  registerTarget(app, shop, route, admit);
}

function registerTarget<Visit extends FormVisit>(
  app: FastifyInstance,
  shop: Shop,
  { path, fields, page, aside, take }: FormRoute<Visit>,
  admit: (visit: FormVisit) => Visit | undefined,
): void {
  for (const address of addressesOf(path))
    app.post(address, async (request, reply) => {
      const anyone = await formVisit(shop, request, reply);
      const visit = admit(anyone);
      if (!visit) return sessionLost(anyone);
      const rules = fields(visit);
      const refused = request.isMultipart() ? await refusalOfFiles(rules, visit) : undefined;
      const values = readForm(rules, request);
      const outcome = refused ?? (await aside?.(values, visit)) ?? (await judge(rules, values, visit, take));
      return answer(visit, outcome, () => page(visit, { values: withoutSecrets(rules, values), ...outcome }));
    });
}

/** Reads the files of a form that may have some. Too many or too large ones are refused, as is any other form. */
async function refusalOfFiles(
  fields: readonly FormField[],
  { request, t }: FormVisit,
): Promise<FormRefusal | undefined> {
  if (!fields.some(({ type }) => type === 'files')) return { status: 415 };
  if (isTooBig(request)) return { message: t('form.tooBig'), status: 413 };
  const read = await readFiles(request);
  if (read === 'too_big') return { message: t('form.tooBig'), status: 413 };
  if (read === 'whole') return undefined;
  return { problems: { files: t('form.tooManyFiles', { n: MOST_SHOPPER_FILES }) }, status: 413 };
}

async function judge<Visit extends FormVisit>(
  fields: readonly FormField[],
  values: FormValues,
  visit: Visit,
  take: FormRoute<Visit>['take'],
): Promise<FormOutcome> {
  const problems = problemsIn(fields, values, visit);
  return Object.keys(problems).length > 0 ? { problems } : take(values, visit);
}

const addressesOf = (path: (links: Links) => string) =>
  LANGUAGES.map((language) => path(linksIn(language)).replace(/\?.*$/, ''));

const show = (visit: FormVisit, page: Page | Redirect) =>
  'leadTo' in page
    ? visit.reply.header('cache-control', 'private, no-store').redirect(page.leadTo, 303)
    : sendPage(visit, page);

async function answer(visit: FormVisit, outcome: FormOutcome, again: () => Promise<Page | Redirect>) {
  const { request, reply } = visit;
  reply.header('cache-control', 'private, no-store');
  if ('goOn' in outcome) {
    if (outcome.notice) leaveNotice(reply, { kind: outcome.kind ?? 'success', text: outcome.notice });
    return wantsData(request)
      ? reply.send({ status: 'success', location: outcome.goOn } satisfies FormAnswer)
      : reply.redirect(outcome.goOn, 303);
  }
  if ('said' in outcome) {
    if (wantsData(request))
      return reply.send({ status: 'success', message: outcome.said } satisfies FormAnswer);
    leaveNotice(reply, { kind: 'success', text: outcome.said });
    return reply.redirect(outcome.at, 303);
  }
  const { problems, message, status = 422, retryAfter } = outcome;
  reply.code(status);
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  if (!wantsData(request)) return show(visit, await again());
  return reply.send({
    status: 'error',
    ...(message && { message }),
    ...(problems && { problems }),
  } satisfies FormAnswer);
}

/** A password is never sent back, not even to who has typed it. */
function withoutSecrets(fields: readonly FormField[], values: FormValues): FormValues {
  const secret = fields.filter(({ type }) => SECRET_TYPES.includes(type)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
}

function toEntrance({ request, reply, links }: FormVisit) {
  return reply
    .header('cache-control', 'private, no-store')
    .redirect(`${links.signIn}?go_on=${encodeURIComponent(request.url)}`, 303);
}

/** The session has ended while the form was filled in: what was typed waits until the client is back. */
async function sessionLost(visit: FormVisit) {
  const { request, reply, words, t, links } = visit;
  reply.code(401).header('cache-control', 'private, no-store');
  const message = t('form.sessionLost');
  // Back to the page with the form, where the draft waits.
  const goOn = localAddress(pageOf(request), links.account);
  const link = { href: `${links.signIn}?go_on=${encodeURIComponent(goOn)}`, text: t('signIn.send') };
  if (wantsData(request)) return reply.send({ status: 'error', message, link } satisfies FormAnswer);
  // What was typed is kept, files are let go by; what is no form of ours, or does not say how long it is, stays unread.
  const isForm = request.headers['content-length'] !== undefined && !isTooBig(request);
  if (request.isMultipart() && isForm) await readWithoutFiles(request);
  const sent = typeof request.body === 'object' ? { ...(request.body as Record<string, unknown>) } : {};
  const action = localAddress(request.url, goOn);
  return sendPage(visit, sessionLostPage({ ...words('signIn.title'), message, action, sent }));
}

/** The page that sent the form, as far as the browser tells. */
function pageOf({ headers: { referer } }: FastifyRequest): string {
  if (!referer || !URL.canParse(referer)) return '';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
