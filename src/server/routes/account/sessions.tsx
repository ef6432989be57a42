import type { FastifyInstance } from 'fastify';
import { dateOf, timeOf } from '#domain/time/zone.ts';
import { accountPage } from '#pages/account/account-page.tsx';
import { Sessions } from '#pages/account/sessions.tsx';
import { clientButtonRoute, clientPageRoute, type PressButton } from '#server/form/form-route.ts';
import type { RequestContext } from '#server/request/context.ts';
import { dropSession } from '#server/request/session-cookie.ts';
import type { Shop } from '#server/shop.ts';
import type { ClientSession } from '#shop/session/session.ts';

/** Where a client is signed in, and how to sign out there. */
export function sessionRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'clients'>,
): void {
  clientPageRoute(
    app,
    shop,
    ({ accountSessions }) => accountSessions,
    (context, session) => sessionsPage(shop, context, session),
  );
  clientButtonRoute(app, ({ accountSessionRemove }) => accountSessionRemove, end(shop));
}

async function sessionsPage(
  shop: Pick<Shop, 'settings' | 'clients'>,
  { words }: RequestContext,
  { clientId, hash: own }: ClientSession,
) {
  const { timeZone } = shop.settings.config;
  const sessions = (await shop.clients.sessions.ofClient(clientId)).map(({ hash, seenAt, ...device }) => ({
    ...device,
    id: hash.toString('hex'),
    seen: `${dateOf(seenAt.getTime(), timeZone)} ${timeOf(seenAt.getTime(), timeZone).slice(0, 5)}`,
    isThis: hash.equals(own),
  }));
  // What the client looks from comes first.
  const inOrder = sessions.toSorted((one, two) => Number(two.isThis) - Number(one.isThis));
  return accountPage(
    words('sessions.title', 'sessions.lead'),
    'accountSessions',
    <Sessions sessions={inOrder} />,
  );
}

const end =
  (shop: Pick<Shop, 'clients'>): PressButton =>
  async (context, { clientId }) => {
    const { request, links, t } = context;
    const { do: wanted, session } = (request.body ?? {}) as { do?: unknown; session?: unknown };
    if (wanted === 'everywhere') {
      await shop.clients.accounts.logOutEverywhere(clientId);
      dropSession(context);
      const text = t('sessions.everywhereDone');
      return { goOn: links.signIn, notice: { kind: 'success', text, signedOut: true } };
    }
    if (typeof session === 'string' && /^[\da-f]{64}$/.test(session))
      await shop.clients.sessions.end(clientId, Buffer.from(session, 'hex'));
    return { goOn: links.accountSessions, notice: { kind: 'success', text: t('sessions.ended') } };
  };
