import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { dateOf, timeOf } from '#domain/time/zone.ts';
import { accountPage } from '#pages/account/account-page.tsx';
import { Sessions } from '#pages/account/sessions.tsx';
import { clientPageRoute } from '#server/form/form-route.ts';
import { type ClientVisit, clientOf, formVisit } from '#server/form/form-visit.ts';
import { leaveNotice } from '#server/request/notice.ts';
import { dropSession } from '#server/request/shopper.ts';
import type { Shop } from '#server/shop.ts';

/** Where a client is signed in, and how to sign out there. */
export function sessionRoutes(app: FastifyInstance, shop: Shop): void {
  clientPageRoute(app, shop, ({ accountSessions }) => accountSessions, sessionsPage);
  for (const language of LANGUAGES)
    app.post(linksIn(language).accountSessionRemove, async (request, reply) => {
      const anyone = await formVisit(shop, request, reply);
      const visit = clientOf(anyone);
      if (!visit) return reply.redirect(anyone.links.signIn, 303);
      const { goOn, ...notice } = await end(visit);
      return leaveNotice(reply, { kind: 'success', ...notice }).redirect(goOn, 303);
    });
}

async function sessionsPage(visit: ClientVisit) {
  const { shop, clientId, session } = visit;
  const { timeZone } = shop.config;
  const sessions = (await shop.sessions.ofClient(clientId)).map(({ hash, seenAt, ...device }) => ({
    ...device,
    id: hash.toString('hex'),
    seen: `${dateOf(seenAt.getTime(), timeZone)} ${timeOf(seenAt.getTime(), timeZone).slice(0, 5)}`,
    isThis: hash.equals(session.hash),
  }));
  // What the client looks from comes first.
  const inOrder = sessions.toSorted((one, two) => Number(two.isThis) - Number(one.isThis));
  const words = visit.words('sessions.title', 'sessions.lead');
  return accountPage(words, 'accountSessions', <Sessions sessions={inOrder} />);
}

async function end(visit: ClientVisit): Promise<{ text: string; goOn: string; signedOut?: boolean }> {
  const { shop, clientId, request, reply, t, links } = visit;
  const { do: wanted, session } = (request.body ?? {}) as { do?: unknown; session?: unknown };
  if (wanted === 'everywhere') {
    await shop.accounts.logOutEverywhere(clientId);
    dropSession(request, reply);
    return { text: t('sessions.everywhereDone'), goOn: links.signIn, signedOut: true };
  }
  if (typeof session === 'string' && /^[\da-f]{64}$/.test(session))
    await shop.sessions.end(clientId, Buffer.from(session, 'hex'));
  return { text: t('sessions.ended'), goOn: links.accountSessions };
}
