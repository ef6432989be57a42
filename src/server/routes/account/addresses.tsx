import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { countryOf } from '#domain/form/address/country.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { joinStreet, splitPhone } from '#domain/form/linked-fields.ts';
import { accountPage } from '#pages/account/account-page.tsx';
import {
  Addresses,
  type AddressKind,
  type AddressView,
  addressForm,
  EditAddress,
} from '#pages/account/addresses.tsx';
import { addressOf, addressValues } from '#server/form/address-values.ts';
import { clientFormRoute, clientPageRoute, type FormOutcome } from '#server/form/form-route.ts';
import { type ClientVisit, clientOf, formVisit } from '#server/form/form-visit.ts';
import { readFields } from '#server/request/fields.ts';
import { leaveNotice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import type { Address } from '#shop/account/addresses.ts';

/** The client's addresses: a list, a form for one of them, and buttons to remove it or make it the default. */
export function addressRoutes(app: FastifyInstance, shop: Shop): void {
  clientPageRoute(
    app,
    shop,
    ({ accountAddresses }) => accountAddresses,
    async (visit) => {
      const addresses = await shop.accountData.addresses(visit.clientId);
      const views = addresses.map((address) => viewOf(address, visit));
      return accountPage(
        visit.words('account.addresses'),
        'accountAddresses',
        <Addresses addresses={views} />,
      );
    },
  );
  clientFormRoute(app, shop, {
    path: ({ accountAddress }) => accountAddress,
    fields: (visit) => addressForm(wantedOf(visit).kind, settingOf(visit)),
    page: async (visit, state) => {
      const { kind, id } = wantedOf(visit);
      const found = id === undefined ? undefined : await shop.accountData.address(visit.clientId, id);
      const title = found ? 'account.editAddress' : TITLES[kind];
      const { regions } = shop.config;
      const shown = state ?? { values: found ? valuesOf(found) : await knownValues(visit) };
      return accountPage(
        visit.words(title),
        'accountAddresses',
        <EditAddress kind={kind} id={found?.id} state={shown} regions={regions} />,
      );
    },
    take: save,
  });
  for (const language of LANGUAGES)
    app.post(linksIn(language).accountAddressRemove, async (request, reply) => {
      const anyone = await formVisit(shop, request, reply);
      const visit = clientOf(anyone);
      if (!visit) return reply.redirect(anyone.links.signIn, 303);
      await changeOne(visit);
      return reply.redirect(visit.links.accountAddresses, 303);
    });
}

const TITLES = { billing: 'account.addBilling', delivery: 'account.addDelivery' } as const;

function wantedOf({ request }: ClientVisit): { kind: AddressKind; id: number | undefined } {
  const { kind, id } = request.query as { kind?: unknown; id?: unknown };
  return { kind: kind === 'delivery' ? 'delivery' : 'billing', id: Number(id) || undefined };
}

const settingOf = ({ shop, visit }: ClientVisit) => ({
  language: visit.language,
  regions: shop.config.regions,
});

async function save(values: FormValues, visit: ClientVisit): Promise<FormOutcome> {
  const { shop, clientId, t, links } = visit;
  const { kind, id } = wantedOf(visit);
  const saved = await shop.accountData.saveAddress(clientId, { ...addressOf(values), kind }, id);
  if (saved.ok) return { goOn: links.accountAddresses, notice: t('account.saved') };
  return saved.problem === 'too_many'
    ? { message: t('account.tooManyAddresses'), status: 409 }
    : { message: t('error.notFound'), status: 404 };
}

async function changeOne({ shop, clientId, request, reply, t }: ClientVisit): Promise<void> {
  const fields = readFields(request);
  const id = Number(fields('id'));
  if (fields('do') === 'prefer') await shop.accountData.preferAddress(clientId, id);
  else if (await shop.accountData.removeAddress(clientId, id))
    leaveNotice(reply, { kind: 'success', text: t('account.removed') });
}

function viewOf(address: Address, { visit }: ClientVisit): AddressView {
  const country = countryOf(address.regionId);
  const names = new Intl.DisplayNames(visit.language, { type: 'region' });
  const { id, kind, preferred, firstname, lastname, company, taxNumber, zipcode, city, phone } = address;
  const lines = [
    `${firstname} ${lastname}`,
    company,
    taxNumber,
    joinStreet(address.street, address.streetNumber ?? ''),
    `${zipcode} ${city}`,
    country && names.of(country),
    phone,
  ];
  return { id, kind, preferred, lines: lines.filter((line): line is string => Boolean(line)) };
}

function valuesOf(address: Address): FormValues {
  const { prefix, number } = splitPhone(address.phone ?? '');
  return { ...addressValues(address), phone_prefix: prefix, phone: number };
}

/** A new address begins with what is known of the client. */
async function knownValues({ shop, clientId, visit }: ClientVisit): Promise<FormValues> {
  const client = await shop.accountData.load(clientId);
  const { prefix, number } = splitPhone(client?.phone ?? '');
  return {
    firstname: client?.firstname ?? '',
    lastname: client?.lastname ?? '',
    country: String(visit.regionId),
    phone_prefix: prefix,
    phone: number,
  };
}
