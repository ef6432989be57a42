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
import type { RequestContext } from '#server/request/context.ts';
import { leaveNotice, type Notice } from '#server/request/notice.ts';
import { wantsData } from '#server/request/wants-data.ts';
import type { Shop } from '#server/shop.ts';
import { asClient, type ClientSession, type Session } from '#shop/session/session.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { problemsIn, readForm } from './read-form.ts';
import { filesOf, isTooBig, readFiles, readWithoutFiles } from './sent-files.ts';

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

/** Whose session it is where everybody may come. */
export type Anybody = Session | undefined;

export type FormRoute<Who extends Anybody> = {
  path: (links: Links) => string;
  fields: (context: RequestContext, session: Who) => readonly FormField[];
  /** The page with the form, without a state for the first time; or where to go instead, where it is too early for it. */
  page: (context: RequestContext, session: Who, state?: FormState) => Promise<Page | Redirect>;
  /** What another button of the form asks for, before anything is checked; nothing where it was not pressed. */
  aside?: (values: FormValues, context: RequestContext) => Promise<FormOutcome | undefined>;
  /** Called with values that are in order. */
  take: TakeForm<Who>;
};

export type TakeForm<Who extends Anybody = Anybody> = (
  values: FormValues,
  context: RequestContext,
  session: Who,
) => Promise<FormOutcome>;

/** A form for everybody: GET shows it, POST takes it, as a page or as data. */
export function formRoute(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  route: FormRoute<Anybody>,
): void {
  register(app, shop, route, asAnybody);
}

/** A form that stands on a page of the catalogue: only what is sent comes here. */
export function formTarget(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  route: FormRoute<Anybody>,
): void {
  registerTarget(app, shop, route, asAnybody);
}

/** A form for clients who are signed in; others are led to the entrance, and come back. */
export function clientFormRoute(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  route: FormRoute<ClientSession>,
): void {
  register(app, shop, route, asAdmittedClient);
}

/** A page for clients who are signed in. */
export function clientPageRoute(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  path: (links: Links) => string,
  page: (context: RequestContext, session: ClientSession) => Promise<Page | FastifyReply>,
): void {
  for (const address of addressesOf(path))
    app.get(address, async ({ context }, reply) => {
      const client = asClient(await context.session());
      if (!client) return toEntrance(context);
      const answer = await page(context, client);
      // A reply is awaited until it is sent, and is nothing then.
      return answer && 'content' in answer ? sendPage(shop, context, answer) : reply;
    });
}

/** What a press has done: where the client goes on, and what is said there. */
export type PressButton = (
  context: RequestContext,
  session: ClientSession,
) => Promise<{ goOn: string; notice?: Notice }>;

/** A button of a client's page, which needs no page of its own: whoever is signed out is led to the entrance. */
export function clientButtonRoute(
  app: FastifyInstance,
  path: (links: Links) => string,
  press: PressButton,
): void {
  for (const address of addressesOf(path))
    app.post(address, async ({ context }, reply) => {
      const client = asClient(await context.session());
      if (!client) return reply.redirect(context.links.signIn, 303);
      const { goOn, notice } = await press(context, client);
      if (notice) leaveNotice(reply, notice);
      return reply.redirect(goOn, 303);
    });
}

/** The session that a form is shown to and taken from; undefined where its owner is not let in. */
type Admit<Who extends Anybody> = (session: Anybody) => { who: Who } | undefined;

const asAnybody: Admit<Anybody> = (session) => ({ who: session });

const asAdmittedClient: Admit<ClientSession> = (session) => {
  const client = asClient(session);
  return client && { who: client };
};

function register<Who extends Anybody>(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  route: FormRoute<Who>,
  admit: Admit<Who>,
): void {
  for (const address of addressesOf(route.path))
    app.get(address, async ({ context }) => {
      const admitted = admit(await context.session());
      if (!admitted) return toEntrance(context);
      return show(shop, context, await route.page(context, admitted.who));
    });
  registerTarget(app, shop, route, admit);
}

function registerTarget<Who extends Anybody>(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  { path, fields, page, aside, take }: FormRoute<Who>,
  admit: Admit<Who>,
): void {
  for (const address of addressesOf(path))
    app.post(address, async (request) => {
      const { context } = request;
      const admitted = admit(await context.session());
      if (!admitted) return sessionLost(shop, context);
      const { who } = admitted;
      const rules = fields(context, who);
      const refused = request.isMultipart() ? await refusalOfFiles(rules, context) : undefined;
      const values = readForm(rules, request);
      const outcome =
        refused ??
        (await aside?.(values, context)) ??
        refusalOf(problemsIn(shop, rules, values, context)) ??
        (await take(values, context, who));
      return answer(shop, context, outcome, () =>
        page(context, who, { values: withoutSecrets(rules, values), ...outcome }),
      );
    });
}

/** Reads the files of a form that may have some. Too many or too large ones are refused, as is any other form. */
async function refusalOfFiles(
  fields: readonly FormField[],
  { request, t }: RequestContext,
): Promise<FormRefusal | undefined> {
  const asked = fields.find(({ type }) => type === 'files');
  if (!asked) return { status: 415 };
  if (isTooBig(request)) return { message: t('form.tooBig'), status: 413 };
  const read = await readFiles(request);
  if (read === 'too_big') return { message: t('form.tooBig'), status: 413 };
  const { name, most = MOST_SHOPPER_FILES } = asked;
  if (read === 'whole' && filesOf(request).length <= most) return undefined;
  return { problems: { [name]: t('form.tooManyFiles', { n: most }) }, status: 413 };
}

const refusalOf = (problems: Record<string, string>): FormRefusal | undefined =>
  Object.keys(problems).length > 0 ? { problems } : undefined;

const addressesOf = (path: (links: Links) => string) =>
  LANGUAGES.map((language) => path(linksIn(language)).replace(/\?.*$/, ''));

const show = (shop: Pick<Shop, 'settings' | 'catalogue'>, context: RequestContext, page: Page | Redirect) =>
  'leadTo' in page
    ? context.reply.header('cache-control', 'private, no-store').redirect(page.leadTo, 303)
    : sendPage(shop, context, page);

async function answer(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: RequestContext,
  outcome: FormOutcome,
  again: () => Promise<Page | Redirect>,
) {
  const { request, reply } = context;
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
  if (!wantsData(request)) return show(shop, context, await again());
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

function toEntrance({ request, reply, links }: RequestContext) {
  return reply
    .header('cache-control', 'private, no-store')
    .redirect(`${links.signIn}?go_on=${encodeURIComponent(request.url)}`, 303);
}

/** The session has ended while the form was filled in: what was typed waits until the client is back. */
async function sessionLost(shop: Pick<Shop, 'settings' | 'catalogue'>, context: RequestContext) {
  const { request, reply, words, t, links } = context;
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
  return sendPage(shop, context, sessionLostPage({ ...words('signIn.title'), message, action, sent }));
}

/** The page that sent the form, as far as the browser tells. */
function pageOf({ headers: { referer } }: FastifyRequest): string {
  if (!referer || !URL.canParse(referer)) return '';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
