import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { draftedForm } from '#contract/panel/drafted-forms.ts';
import { PANEL_PATH } from '#contract/panel/panel-links.ts';
import { type FormValues, SECRET_TYPES } from '#domain/form/form-rules.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { problemsIn, readForm } from '#server/form/read-form.ts';
import type { Shop } from '#server/shop.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import type { Needs, PanelRoute } from './needs.ts';
import type { PanelContext } from './panel-context.ts';
import { isRefused, sendError } from './refusals.ts';
import { sendPanelPage } from './send-panel-page.tsx';

export type GoOn = { goOn: string; notice?: PanelNotice };
/** A file to be saved: never shown, whatever is in it. */
export type Download = { download: string; mime: string; body: string | Buffer };
/**
 * The page; or where to go instead, or a file; nothing where there is no such thing, or it is not for who asks; 400 for
 * what no page of ours asks for.
 */
export type Shown = PanelPage | GoOn | Download | 400 | undefined;
export type FormProblem = FormState & { status?: number; retryAfter?: number };

/** A file to keep, its text made while it is sent. */
export type PanelFile = { name: string; type: string; text: AsyncIterable<string> };

type At = { path: string; needs: Needs };
export type PanelFormRoute = At & {
  fields: (context: PanelContext) => readonly PanelField[] | Promise<readonly PanelField[]>;
  page: (context: PanelContext, state?: FormState) => Promise<Shown>;
  /** Called with values that are in order; a mistake is answered with the page again. */
  take: (values: FormValues, context: PanelContext) => Promise<Shown | FormProblem>;
};

/** A browser that is answered so does not ask for a line again. */
const LINE_ENDS = 204;

export type PanelRoutes = ReturnType<typeof panelRoutes>;

/** The one way to add an address to the back office: none can be added without saying who may come. */
export function panelRoutes(app: FastifyInstance, shop: Pick<Shop, 'settings' | 'backOffice'>) {
  const routes: PanelRoute[] = [];

  /**
   * `refusal` is for what a script asks by itself: whoever is no longer at work is told so by it. The way in would be read
   * by nobody, and its cookie could take the place of another tab's.
   */
  function add(
    method: 'GET' | 'POST',
    { path, needs }: At,
    answer: (context: PanelContext) => Promise<void>,
    refusal?: 204 | 401,
  ): void {
    routes.push({ method, path: PANEL_PATH + path, needs });
    // A reply is awaited until it is sent, and is nothing then: whether it was refused must be said.
    const handler = async ({ panel }: FastifyRequest, reply: FastifyReply) => {
      if (refusal && needs !== 'entrance' && !panel.presence) return reply.code(refusal).send();
      if (!(await isRefused(shop, panel, needs, method))) await answer(panel);
      return reply;
    };
    app.route({ method, url: path, config: { needs }, handler });
  }

  async function show(context: PanelContext, shown: Shown, status?: number): Promise<void> {
    if (!shown || shown === 400) await sendError(shop, context, shown ?? 404);
    else if ('content' in shown) await sendPanelPage(shop, context, shown, status);
    else if ('download' in shown) sendDownload(context, shown);
    else {
      if (shown.notice) context.leave(shown.notice);
      context.reply.redirect(shown.goOn, 303);
    }
  }

  async function send(context: PanelContext, file: PanelFile | undefined): Promise<void> {
    if (!file) return show(context, undefined);
    context.reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(Readable.from(file.text));
  }

  /** What was sent is no draft any more. */
  async function forgetDraft({ presence, request }: PanelContext): Promise<void> {
    const [form = ''] = request.url.split('?', 1);
    if (presence && draftedForm(form)) await shop.backOffice.drafts.discard(presence.actor, form);
  }

  function formTarget({ fields, page, take, ...at }: PanelFormRoute): void {
    add('POST', at, async (context) => {
      const rules = await fields(context);
      const values = readForm(rules, context.request);
      const problems = problemsIn(shop, rules, values, context);
      const outcome = Object.keys(problems).length > 0 ? { problems } : await take(values, context);
      if (!outcome || outcome === 400 || 'content' in outcome || 'goOn' in outcome || 'download' in outcome) {
        if (outcome && outcome !== 400 && 'goOn' in outcome) await forgetDraft(context);
        return show(context, outcome);
      }
      const { status = 422, retryAfter, ...state } = outcome;
      if (retryAfter !== undefined) context.reply.header('retry-after', Math.ceil(retryAfter));
      return show(
        context,
        await page(context, { ...state, values: withoutSecrets(rules, { ...values, ...state.values }) }),
        status,
      );
    });
  }

  return {
    routes,
    page: (at: At, page: (context: PanelContext) => Promise<Shown>): void =>
      add('GET', at, async (context) => show(context, await page(context))),
    /** A page with a form: GET shows it, POST takes it. */
    form(route: PanelFormRoute): void {
      add('GET', route, async (context) => show(context, await route.page(context)));
      formTarget(route);
    },
    /** A form that stands on a page of another address: only what is sent comes here. */
    formTarget,
    /** A file, sent as it is made. */
    download: (at: At, make: (context: PanelContext) => Promise<PanelFile | undefined>): void =>
      add('GET', at, async (context) => send(context, await make(context))),
    /** A file that is asked for by a form, since making it leaves a trace. */
    sentFile: (at: At, make: (context: PanelContext) => Promise<PanelFile | undefined>): void =>
      add('POST', at, async (context) => send(context, await make(context))),
    /** A line that stays open: whoever opens it writes to it. */
    line: (at: At, open: (context: PanelContext) => Promise<void>): void => add('GET', at, open, LINE_ENDS),
    /** What a script sends by itself: nothing is shown, and only whether it was taken is said. */
    quiet: (at: At, take: (context: PanelContext) => Promise<boolean>): void =>
      add(
        'POST',
        at,
        async (context) => {
          await context.reply.code((await take(context)) ? 204 : 422).send();
        },
        401,
      ),
    /** What a script asks: data alone, or the status that refuses it. */
    data: (at: At, ask: (context: PanelContext) => Promise<object | 422 | 429>): void =>
      add(
        'POST',
        at,
        async (context) => {
          const answer = await ask(context);
          if (typeof answer === 'number') await sendError(shop, context, answer);
          else await context.reply.send(answer);
        },
        401,
      ),
    /** A button of a page, which needs no page of its own. */
    button: (at: At, press: (context: PanelContext) => Promise<Shown>): void =>
      add('POST', at, async (context) => show(context, await press(context))),
  };
}

function sendDownload({ reply }: PanelContext, { download, mime, body }: Download): void {
  const name = `attachment; filename*=UTF-8''${encodeURIComponent(download)}`;
  reply.type(mime).header('content-disposition', name).send(body);
}

/** A password is never sent back, not even to who has typed it. */
function withoutSecrets(fields: readonly PanelField[], values: FormValues): FormValues {
  const secret = fields.filter(({ type }) => SECRET_TYPES.includes(type)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
}
