import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isYes } from '#contract/form/yes.ts';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { GO_ON } from '#contract/wire.ts';
import { checkLogin, checkPassword, isOthersAddress } from '#domain/account/login.ts';
import { deviceOf } from '#domain/device.ts';
import { joinPhone } from '#domain/form/linked-fields.ts';
import { localAddress } from '#domain/page/local-address.ts';
import { SIGN_IN } from '#pages/account/account-fields.ts';
import { REGISTRATION_FIELDS, registrationPage, signInPage } from '#pages/account/entrance-pages.tsx';
import { type FormRefusal, formRoute, type TakeForm } from '#server/form/form-route.ts';
import { addressOf, locked, rateLimited } from '#server/form/refusals.ts';
import { termsOf } from '#server/form/terms.ts';
import type { RequestContext } from '#server/request/context.ts';
import { leaveNotice } from '#server/request/notice.ts';
import { deviceIn, dropSession, setDevice, setSession, triedFrom } from '#server/request/session-cookie.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';
import { hashOf } from '#shop/session/token.ts';
import { fieldMessage } from '#texts/errors/field-message.ts';

/** Signing in and out, and opening an account. */
export function entranceRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'clients' | 'limits' | 'operations'>,
): void {
  formRoute(app, shop, {
    path: ({ signIn }) => signIn,
    fields: () => SIGN_IN,
    page: async (context, _, state = {}) =>
      signInPage({ ...context.words('signIn.title', 'signIn.lead'), state, goOn: goOnOf(context) }),
    take: rateLimited(shop, 'signIns', signIn(shop), deviceOrAddress(shop)),
  });
  formRoute(app, shop, {
    path: (links) => links.register,
    fields: () => REGISTRATION_FIELDS,
    page: async (context, _, state = {}) =>
      registrationPage({
        ...context.words('register.title', 'register.lead'),
        state,
        terms: await termsOf(shop, context),
      }),
    take: rateLimited(shop, 'registrations', register(shop)),
  });
  for (const language of LANGUAGES)
    app.post(linksIn(language).signOut, async ({ context }, reply) => {
      const session = await context.session();
      if (session) await shop.clients.accounts.logOut(session.hash);
      dropSession(context);
      const notice = { kind: 'success', text: context.t('signOut.done'), signedOut: true } as const;
      return leaveNotice(reply, notice).redirect(context.links.signIn, 303);
    });
}

const signIn =
  (shop: Pick<Shop, 'clients'>): TakeForm =>
  async ({ username = '', password = '' }, context) => {
    const entered = await enter(shop, context, username, password);
    return 'session' in entered ? { goOn: goOnOf(context), notice: context.t('signIn.done') } : entered;
  };

/** Whoever guesses from the same network keeps nobody out who has signed in with this device before. */
const deviceOrAddress = (shop: Pick<Shop, 'clients'>) => async (context: RequestContext) => {
  const device = deviceIn(context.request);
  const isKnown = await shop.clients.accounts.knowsDevice(device);
  return isKnown ? `device ${device}` : addressOf(context);
};

/** Lets the client in under a new session, or says why not. */
export async function enter(
  shop: Pick<Shop, 'clients'>,
  context: RequestContext,
  name: string,
  password: string,
): Promise<{ session: Session } | FormRefusal> {
  const { request, language, currency, regionId, t } = context;
  const session = await context.session();
  const outcome = await shop.clients.accounts.logIn({
    name,
    password,
    session: session?.hash,
    visit: { language, currency: currency.id, regionId, ...deviceOf(request.headers['user-agent']) },
    from: triedFrom(request),
  });
  if (outcome.ok) {
    setSession(context, outcome.token);
    setDevice(context, outcome.device);
    return { session: { hash: hashOf(outcome.token), clientId: outcome.clientId } };
  }
  if (outcome.problem === 'wrong') return { message: t('signIn.wrong'), status: 401 };
  if (outcome.problem === 'blocked') return { message: t('signIn.blocked'), status: 403 };
  return locked(outcome.seconds, context);
}

const register =
  (shop: Pick<Shop, 'clients'>): TakeForm =>
  async (values, context) => {
    const { language, texts, t, links } = context;
    const said = (name: string) => (values[name] ?? '').trim();
    const taken = { problems: { login: fieldMessage(texts, language, 'used_login') } };
    if (isOthersAddress(said('login'), said('email'))) return taken;
    const login = said('login') || (await loginFor(shop, said('email')));
    const weak = checkPassword(values.password ?? '', login);
    if (weak) return { problems: { password: fieldMessage(texts, language, weak.code) } };
    const outcome = await shop.clients.accounts.register({
      login,
      email: said('email'),
      password: values.password ?? '',
      firstname: said('firstname'),
      lastname: said('lastname'),
      phone: joinPhone(said('phone_prefix'), said('phone')) || undefined,
      birthDate: said('birthdate') || undefined,
      language,
      consents: [
        { kind: 'terms', wording: t('account.terms'), given: true },
        { kind: 'newsletter', wording: t('account.newsletter'), given: isYes(values.newsletter) },
      ],
    });
    if (!outcome.ok) return taken;
    const entered = await enter(shop, context, login, values.password ?? '');
    return 'session' in entered ? { goOn: links.account, notice: t('register.done') } : entered;
  };

/** Who names no login signs in by the address; the account is still called by one. */
async function loginFor({ clients: { logins } }: Pick<Shop, 'clients'>, email: string): Promise<string> {
  const isFree = checkLogin(email) === undefined && !(await logins.loginTaken(email));
  if (isFree) return email;
  const name = email.replace(/[^A-Za-z\d@.\-_]/g, '').replace(/^@/, 'klient@');
  return (await logins.proposeLogin(name)) ?? `klient-${randomUUID().slice(0, 18)}`;
}

/** Where the shopper was going when asked to sign in. */
function goOnOf({ request, links }: RequestContext): string {
  const { [GO_ON]: inAddress } = request.query as Record<string, unknown>;
  const { [GO_ON]: inForm } = (request.body ?? {}) as Record<string, unknown>;
  return localAddress(inForm ?? inAddress, links.account);
}
