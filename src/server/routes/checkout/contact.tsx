import type { FastifyInstance } from 'fastify';
import { isYes, YES } from '#contract/form/yes.ts';
import { checkLogin } from '#domain/account/login.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { joinPhone, splitPhone } from '#domain/form/linked-fields.ts';
import { checkoutContactForm, INVOICE, NEW_ACCOUNT, OTHER_INVOICE } from '#pages/checkout/checkout-forms.ts';
import { checkoutPage } from '#pages/checkout/checkout-page.tsx';
import { ContactStep } from '#pages/checkout/contact-step.tsx';
import { addressOf, addressValues } from '#server/form/address-values.ts';
import { type Anybody, type FormOutcome, formRoute, type TakeForm } from '#server/form/form-route.ts';
import { problemsIn } from '#server/form/read-form.ts';
import { rateLimited } from '#server/form/refusals.ts';
import { zipcodeOf } from '#server/region/choice.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import { enter } from '#server/routes/account/entrance.ts';
import type { Shop } from '#server/shop.ts';
import type { Address } from '#shop/account/addresses.ts';
import type { Session } from '#shop/session/session.ts';
import { fieldMessage } from '#texts/errors/field-message.ts';
import { basketSummary, isEmptyBasket } from './basket-summary.tsx';
import { canBeDelivered } from './delivery.tsx';

/** First step: who orders, and where to. */
export function contactStep(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering' | 'clients' | 'limits' | 'operations'>,
): void {
  formRoute(app, shop, {
    path: ({ checkout }) => checkout,
    fields: (context, session) => Object.values(formOf(shop, context, session)).flat(),
    page: async (context, session, state) => {
      if (await isEmptyBasket(shop, context)) return { leadTo: context.links.basket };
      if (!state && readFields(context.request)('start')) {
        const leadTo = await firstUnknownStep(shop, context, formOf(shop, context, session));
        if (leadTo) return { leadTo };
      }
      const values = state?.values ?? (await knownValues(shop, context));
      const isClient = session?.clientId !== undefined;
      return checkoutPage(
        context.words('checkout.data'),
        'checkout',
        <ContactStep
          form={formOf(shop, context, session)}
          state={{ ...state, values }}
          isClient={isClient}
        />,
        await basketSummary(shop, context),
      );
    },
    // As in the registration, so that nobody finds out by trying who has an account.
    take: (values, context, session) => {
      const taking = isYes(values[NEW_ACCOUNT]) ? rateLimited(shop, 'registrations', take(shop)) : take(shop);
      return taking(values, context, session);
    },
  });
}

/** Where all of the first step is known, the next one; where it is known how the last order was sent too, the summary. */
async function firstUnknownStep(
  shop: Pick<Shop, 'settings' | 'delivery' | 'ordering' | 'clients'>,
  context: RequestContext,
  form: ReturnType<typeof checkoutContactForm>,
): Promise<string | undefined> {
  const { checkouts } = shop.ordering;
  const { links } = context;
  const session = await context.ensureSession();
  const entered = await checkouts.load(session);
  const contact = entered?.contact ?? (await knownValues(shop, context));
  if (Object.keys(problemsIn(shop, Object.values(form).flat(), contact, context)).length > 0)
    return undefined;
  if (!entered?.contact) await checkouts.saveContact(session, contact);
  const delivery = entered?.delivery ?? (await checkouts.lastChoice(session));
  if (!delivery || !(await canBeDelivered(shop, context, contact, delivery))) return links.checkoutDelivery;
  if (!entered?.delivery) await checkouts.saveDelivery(session, delivery);
  return links.checkoutSummary;
}

const formOf = (
  {
    settings: {
      config: { regions },
    },
  }: Pick<Shop, 'settings'>,
  { language }: RequestContext,
  session: Anybody,
) => checkoutContactForm({ language, regions }, session?.clientId !== undefined);

const take =
  (shop: Pick<Shop, 'ordering' | 'clients'>): TakeForm =>
  async (values, context) => {
    const { links, t } = context;
    const guest = await context.ensureSession();
    const account = isYes(values[NEW_ACCOUNT]) ? await openAccount(shop, values, context) : undefined;
    if (account && !('session' in account)) return account;
    await shop.ordering.checkouts.saveContact(account?.session ?? guest, withoutPasswords(values));
    const goOn = links.checkoutDelivery;
    return account ? { goOn, notice: t('checkout.accountReady', { login: account.login }) } : { goOn };
  };

/** An account on the way: the address is the login where it can be one, otherwise one near it. */
async function openAccount(
  shop: Pick<Shop, 'clients'>,
  values: FormValues,
  context: RequestContext,
): Promise<{ session: Session; login: string } | FormOutcome> {
  const { language, texts, t } = context;
  const said = (name: string) => (values[name] ?? '').trim();
  const email = said('email');
  const isNoLogin = checkLogin(email) !== undefined || (await shop.clients.logins.loginTaken(email));
  const near = isNoLogin ? await shop.clients.logins.proposeLogin(email) : email;
  const login = near ?? email;
  const password = values.password ?? '';
  const outcome = await shop.clients.accounts.register({
    login,
    email,
    password,
    firstname: said('firstname'),
    lastname: said('lastname'),
    phone: joinPhone(said('phone_prefix'), said('phone')) || undefined,
    language,
    address: addressOf(values),
    consents: [{ kind: 'terms', wording: t('account.terms'), given: true }],
  });
  if (!outcome.ok) return { problems: { email: fieldMessage(texts, language, outcome.problem) } };
  const entered = await enter(shop, context, login, password);
  return 'session' in entered ? { session: entered.session, login } : entered;
}

/** What is kept until the order is placed; a password is not. */
const withoutPasswords = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/^password|^new_account$/.test(name)));

/** What was filled in before, or what the account knows. */
async function knownValues(
  shop: Pick<Shop, 'ordering' | 'clients'>,
  context: RequestContext,
): Promise<FormValues> {
  const session = await context.session();
  const entered = await shop.ordering.checkouts.load(session);
  if (entered?.contact) return entered.contact;
  const country = String(context.regionId);
  const zipcode = zipcodeOf(context);
  if (session?.clientId === undefined) return { country, zipcode, [`${INVOICE}country`]: country };
  const client = await shop.clients.accountData.load(session.clientId);
  const addresses = await shop.clients.accountData.addresses(session.clientId);
  const ofKind = (kind: Address['kind']) => addresses.find((one) => one.kind === kind);
  const billing = ofKind('billing');
  const delivery = ofKind('delivery') ?? billing;
  const { prefix, number } = splitPhone(client?.phone ?? delivery?.phone ?? '');
  const isOther = billing && (billing.taxNumber || (delivery && !isSamePlace(billing, delivery)));
  return {
    email: client?.email ?? '',
    phone_prefix: prefix,
    phone: number,
    firstname: client?.firstname ?? '',
    lastname: client?.lastname ?? '',
    country,
    zipcode,
    ...(delivery && addressValues(delivery)),
    ...(isOther && { [OTHER_INVOICE]: YES, ...addressValues(billing, INVOICE) }),
  };
}

const isSamePlace = (one: Address, other: Address) =>
  one.street === other.street && one.streetNumber === other.streetNumber && one.zipcode === other.zipcode;
