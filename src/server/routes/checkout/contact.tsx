import type { FastifyInstance } from 'fastify';
import { checkLogin } from '#domain/account/login.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { joinPhone, splitPhone } from '#domain/form/linked-fields.ts';
import { checkoutContactForm, DELIVERY, NEW_ACCOUNT, OTHER_ADDRESS } from '#pages/checkout/checkout-forms.ts';
import { checkoutPage } from '#pages/checkout/checkout-page.tsx';
import { ContactStep } from '#pages/checkout/contact-step.tsx';
import { addressOf, addressValues } from '#server/form/address-values.ts';
import { type FormOutcome, formRoute } from '#server/form/form-route.ts';
import type { FormVisit } from '#server/form/form-visit.ts';
import { rateLimited } from '#server/form/refusals.ts';
import { zipcodeOf } from '#server/region/choice.ts';
import { enter } from '#server/routes/account/entrance.ts';
import type { Shop } from '#server/shop.ts';
import type { Address } from '#shop/account/addresses.ts';
import type { Session } from '#shop/session/session.ts';
import { fieldMessage } from '#texts/errors/field-message.ts';
import { basketSummary, isEmptyBasket } from './basket-summary.tsx';
import { buyerAt } from './checkout-visit.ts';

/** First step: who orders, and where to. */
export function contactStep(app: FastifyInstance, shop: Shop): void {
  formRoute(app, shop, {
    path: ({ checkout }) => checkout,
    fields: (visit) => Object.values(formOf(visit)).flat(),
    page: async (visit, state) => {
      if (await isEmptyBasket(visit)) return { leadTo: visit.links.basket };
      const values = state?.values ?? (await knownValues(visit));
      const isClient = visit.session?.clientId !== undefined;
      return checkoutPage(
        visit.words('checkout.data'),
        'checkout',
        <ContactStep form={formOf(visit)} state={{ ...state, values }} isClient={isClient} />,
        await basketSummary(visit),
      );
    },
    // As in the registration, so that nobody finds out by trying who has an account.
    take: (values, visit) =>
      values[NEW_ACCOUNT] === 'y' ? rateLimited('registrations', take)(values, visit) : take(values, visit),
  });
}

const formOf = ({ shop, visit, session }: FormVisit) =>
  checkoutContactForm(
    { language: visit.language, regions: shop.config.regions },
    session?.clientId !== undefined,
  );

async function take(values: FormValues, visit: FormVisit): Promise<FormOutcome> {
  const { shop, links, t } = visit;
  const guest = await buyerAt(visit);
  const account = values[NEW_ACCOUNT] === 'y' ? await openAccount(values, visit) : undefined;
  if (account && !('session' in account)) return account;
  await shop.checkouts.saveContact(account?.session ?? guest.session, withoutPasswords(values));
  const goOn = links.checkoutDelivery;
  return account ? { goOn, notice: t('checkout.accountReady', { login: account.login }) } : { goOn };
}

/** An account on the way: the address is the login where it can be one, otherwise one near it. */
async function openAccount(
  values: FormValues,
  visit: FormVisit,
): Promise<{ session: Session; login: string } | FormOutcome> {
  const { shop, t } = visit;
  const said = (name: string) => (values[name] ?? '').trim();
  const email = said('email');
  const isNoLogin = checkLogin(email) !== undefined || (await shop.clients.loginTaken(email));
  const near = isNoLogin ? await shop.clients.proposeLogin(email) : email;
  const login = near ?? email;
  const password = values.password ?? '';
  const outcome = await shop.accounts.register({
    login,
    email,
    password,
    firstname: said('firstname'),
    lastname: said('lastname'),
    phone: joinPhone(said('phone_prefix'), said('phone')) || undefined,
    language: visit.visit.language,
    address: addressOf(values),
    consents: [{ kind: 'terms', wording: t('account.terms'), given: true }],
  });
  if (!outcome.ok)
    return { problems: { email: fieldMessage(visit.texts, visit.visit.language, outcome.problem) } };
  const entered = await enter(visit, login, password);
  return 'session' in entered ? { session: entered.session, login } : entered;
}

/** What is kept until the order is placed; a password is not. */
const withoutPasswords = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/^password|^new_account$/.test(name)));

/** What was filled in before, or what the account knows. */
async function knownValues(visit: FormVisit): Promise<FormValues> {
  const { shop, session } = visit;
  const entered = await shop.checkouts.load(session);
  if (entered?.contact) return entered.contact;
  const country = String(visit.visit.regionId);
  const zipcode = zipcodeOf(visit.request, visit.visit);
  if (session?.clientId === undefined) return { country, zipcode, [`${DELIVERY}country`]: country };
  const client = await shop.accountData.load(session.clientId);
  const addresses = await shop.accountData.addresses(session.clientId);
  const ofKind = (kind: Address['kind']) => addresses.find((one) => one.kind === kind);
  const [billing, delivery] = [ofKind('billing') ?? ofKind('delivery'), ofKind('delivery')];
  const { prefix, number } = splitPhone(client?.phone ?? billing?.phone ?? '');
  const isElsewhere = billing && delivery && !isSamePlace(billing, delivery);
  return {
    email: client?.email ?? '',
    phone_prefix: prefix,
    phone: number,
    firstname: client?.firstname ?? '',
    lastname: client?.lastname ?? '',
    country,
    zipcode,
    ...(billing && addressValues(billing)),
    ...(isElsewhere && { [OTHER_ADDRESS]: 'y', ...addressValues(delivery, DELIVERY) }),
  };
}

const isSamePlace = (one: Address, other: Address) =>
  one.street === other.street && one.streetNumber === other.streetNumber && one.zipcode === other.zipcode;
