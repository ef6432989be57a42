import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { GO_ON } from '#contract/wire.ts';
import { isOthersAddress } from '#domain/account/login.ts';
import { deviceOf } from '#domain/device.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { joinPhone } from '#domain/form/linked-fields.ts';
import { localAddress } from '#domain/page/local-address.ts';
import { SIGN_IN } from '#pages/account/account-fields.ts';
import { REGISTRATION_FIELDS, registrationPage, signInPage } from '#pages/account/entrance-pages.tsx';
import { type FormOutcome, type FormRefusal, formRoute } from '#server/form/form-route.ts';
import { type FormVisit, formVisit } from '#server/form/form-visit.ts';
import { addressOf, locked, rateLimited } from '#server/form/refusals.ts';
import { termsOf } from '#server/form/terms.ts';
import { leaveNotice } from '#server/request/notice.ts';
import { deviceIn, dropSession, setDevice, setSession, triedFrom } from '#server/request/shopper.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';
import { hashOf } from '#shop/session/token.ts';
import { fieldMessage } from '#texts/errors/field-message.ts';

/** Signing in and out, and opening an account. */
export function entranceRoutes(app: FastifyInstance, shop: Shop): void {
  formRoute(app, shop, {
    path: ({ signIn }) => signIn,
    fields: () => SIGN_IN,
    page: async (visit, state = {}) =>
      signInPage({ ...visit.words('signIn.title', 'signIn.lead'), state, goOn: goOnOf(visit) }),
    take: rateLimited('signIns', signIn, deviceOrAddress),
  });
  formRoute(app, shop, {
    path: (links) => links.register,
    fields: () => REGISTRATION_FIELDS,
    page: async (visit, state = {}) =>
      registrationPage({
        ...visit.words('register.title', 'register.lead'),
        state,
        terms: await termsOf(visit),
      }),
    take: rateLimited('registrations', register),
  });
  for (const language of LANGUAGES)
    app.post(linksIn(language).signOut, async (request, reply) => {
      const visit = await formVisit(shop, request, reply);
      if (visit.session) await shop.accounts.logOut(visit.session.hash);
      dropSession(request, reply);
      const notice = { kind: 'success', text: visit.t('signOut.done'), signedOut: true } as const;
      return leaveNotice(reply, notice).redirect(visit.links.signIn, 303);
    });
}

async function signIn({ username = '', password = '' }: FormValues, visit: FormVisit): Promise<FormOutcome> {
  const entered = await enter(visit, username, password);
  return 'session' in entered ? { goOn: goOnOf(visit), notice: visit.t('signIn.done') } : entered;
}

/** Whoever guesses from the same network keeps nobody out who has signed in with this device before. */
async function deviceOrAddress(visit: FormVisit): Promise<string> {
  const device = deviceIn(visit.request);
  const isKnown = await visit.shop.accounts.knowsDevice(device);
  return isKnown ? `device ${device}` : addressOf(visit);
}

/** Lets the client in under a new session, or says why not. */
export async function enter(
  visit: FormVisit,
  name: string,
  password: string,
): Promise<{ session: Session } | FormRefusal> {
  const { shop, request, reply, session, t } = visit;
  const { language, currency, regionId } = visit.visit;
  const outcome = await shop.accounts.logIn({
    name,
    password,
    session: session?.hash,
    visit: { language, currency: currency.id, regionId, ...deviceOf(request.headers['user-agent']) },
    from: triedFrom(request),
  });
  if (outcome.ok) {
    setSession(request, reply, outcome.token);
    setDevice(request, reply, outcome.device);
    return { session: { hash: hashOf(outcome.token), clientId: outcome.clientId } };
  }
  if (outcome.problem === 'wrong') return { message: t('signIn.wrong'), status: 401 };
  return locked(outcome.seconds, visit);
}

async function register(values: FormValues, visit: FormVisit): Promise<FormOutcome> {
  const { shop, texts, t, links } = visit;
  const { language } = visit.visit;
  const said = (name: string) => (values[name] ?? '').trim();
  const taken = { problems: { login: fieldMessage(texts, language, 'used_login') } };
  if (isOthersAddress(said('login'), said('email'))) return taken;
  const outcome = await shop.accounts.register({
    login: said('login'),
    email: said('email'),
    password: values.password ?? '',
    firstname: said('firstname'),
    lastname: said('lastname'),
    phone: joinPhone(said('phone_prefix'), said('phone')) || undefined,
    birthDate: said('birthdate') || undefined,
    language,
    consents: [
      { kind: 'terms', wording: t('account.terms'), given: true },
      { kind: 'newsletter', wording: t('account.newsletter'), given: values.newsletter === 'y' },
    ],
  });
  if (!outcome.ok) return taken;
  const entered = await enter(visit, said('login'), values.password ?? '');
  return 'session' in entered ? { goOn: links.account, notice: t('register.done') } : entered;
}

/** Where the shopper was going when asked to sign in. */
function goOnOf({ request, links }: FormVisit): string {
  const { [GO_ON]: inAddress } = request.query as Record<string, unknown>;
  const { [GO_ON]: inForm } = (request.body ?? {}) as Record<string, unknown>;
  return localAddress(inForm ?? inAddress, links.account);
}
