import type { FastifyInstance } from 'fastify';
import { dateOf } from '#domain/time/zone.ts';
import { formPage } from '#pages/account/form-page.tsx';
import { conversationPage, type KnownBy, REPLY_FORM } from '#pages/complaints/conversation-page.tsx';
import { type Anybody, formRoute } from '#server/form/form-route.ts';
import { rateLimited } from '#server/form/refusals.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import type { WhichComplaint } from '#shop/complaints/client-replies.ts';
import { filesIn } from './files-in.ts';

/** What was said about a complaint, and more of it, for who has a link from an e-mail or the account. */
export function conversationRoute(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'clients' | 'limits' | 'operations'>,
): void {
  const { complaints } = shop.clients;
  const day = (at: Date) => dateOf(at.getTime(), shop.settings.config.timeZone);
  formRoute(app, shop, {
    path: (links) => links.complaintAnswer('token', '').replace(/\?.*$/, ''),
    fields: () => REPLY_FORM,
    page: async (context, session, state = {}) => {
      const known = knownBy(context);
      const which = whichOf(known, session);
      const found = which && (await complaints.conversation(which));
      if (!found) return gone(context);
      const { createdAt, said, ...complaint } = found;
      return conversationPage(
        context.words('complaint.number', undefined, { number: complaint.number }),
        {
          ...{ ...complaint, date: day(createdAt) },
          said: said.map(({ kind, text, writtenAt }) => ({
            ...{ isOwn: kind === 'client', text, date: day(writtenAt) },
          })),
        },
        known,
        state,
      );
    },
    take: rateLimited(shop, 'complaints', async ({ text = '' }, context, session) => {
      const { t, links } = context;
      const known = knownBy(context);
      const which = whichOf(known, session);
      if (!which) return { message: t('complaint.gone'), status: 404 };
      const files = await filesIn(context);
      if ('problems' in files) return files;
      const outcome = await complaints.reply(which, { text: text.trim(), files });
      if (outcome.ok)
        return { goOn: links.complaintAnswer(known.by, known.value), notice: t('complaint.replySent') };
      return outcome.problem === 'closed'
        ? { message: t('complaint.closed') }
        : { message: t('complaint.gone'), status: 404 };
    }),
  });
}

/** Forms are sent to the address with which the page was asked for. */
function knownBy({ request }: RequestContext): KnownBy {
  const { token, number } = request.query as Record<string, unknown>;
  if (typeof token === 'string') return { by: 'token', value: token.slice(0, 100) };
  return { by: 'number', value: typeof number === 'string' ? number.slice(0, 40) : '' };
}

function whichOf({ by, value }: KnownBy, session: Anybody): WhichComplaint | undefined {
  if (by === 'token') return { token: value };
  const isNumber = value !== '' && !value.includes('\u0000');
  return isNumber && session?.clientId !== undefined
    ? { clientId: session.clientId, number: value }
    : undefined;
}

function gone(context: RequestContext) {
  context.reply.code(404);
  const notice = { kind: 'error', text: context.t('complaint.gone') } as const;
  return formPage({ ...context.words('complaint.title'), notice, path: (links) => links.complaint() }, null);
}
