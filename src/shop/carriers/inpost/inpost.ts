import type { InpostSettings } from '#contract/carriers/carriers-config.ts';
import type { LabelFormat } from '#domain/carriers/label-format.ts';
import type { Carrier, NewShipment, Quote, ShipmentAnswer } from '#shop/carriers/carrier.ts';
import { openApi, type Shipx } from './api.ts';
import { pricesSchema, readAs, type ShipxShipment, shipmentSchema, shipmentsSchema } from './messages.ts';
import { readPoints } from './points.ts';
import { answerOf, carriedOf, refusalOf } from './said.ts';
import { shipmentBody } from './shipment-body.ts';

export const INPOST = 'inpost';

export type InpostOptions = Omit<InpostSettings, 'carrier'> & {
  token: string;
  fetch?: typeof globalThis.fetch | undefined;
};

type Inpost = { shipx: Shipx; organization: string; ways: InpostOptions };

/** InPost, by ShipX v1. */
export function openInpost({ token, fetch = globalThis.fetch, ...settings }: InpostOptions): Carrier {
  const usual = `https://${settings.sandbox ? 'sandbox-' : ''}api-shipx-pl.easypack24.net`;
  const address = (settings.address ?? usual).replace(/\/$/, '');
  const site = settings.address ? address : 'https://inpost.pl';
  const shipx = openApi({ address, token, fetch });
  const inpost = {
    shipx,
    organization: `/organizations/${settings.organizationId}`,
    ways: { ...settings, token },
  };
  const methods = new Set([...(settings.lockers ?? []), ...(settings.couriers ?? [])]);
  return {
    name: INPOST,
    title: 'InPost',
    carries: (method) => methods.has(method),
    createShipment: (wanted) => createShipment(inpost, wanted),
    findShipment: async (id) => answerOf(await shipmentOf(shipx, id)),
    label: (ids, format) => loadLabel(inpost, ids, format),
    async track(id) {
      const state = carriedOf((await shipmentOf(shipx, id)).status);
      return state && { state };
    },
    cancel: async (id) => (await shipx.ask('DELETE', `/shipments/${encodeURIComponent(id)}`)).isOk,
    keepsLabels: true,
    quote: (wanted) => quote(inpost, wanted),
    points: () => readPoints(shipx),
    trackingLink: (number) => `${site}/sledzenie-przesylek?number=${encodeURIComponent(number)}`,
  };
}

async function createShipment(
  { shipx, organization, ways }: Inpost,
  wanted: NewShipment,
): Promise<ShipmentAnswer> {
  const known = wanted.isFirst ? undefined : await findByReference({ shipx, organization }, wanted);
  if (known) return answerOf(known);
  const body = shipmentBody(ways, wanted);
  if (typeof body === 'string') return { state: 'refused', problem: body };
  const answer = await shipx.ask('POST', `${organization}/shipments`, body);
  if (!answer.isOk) return refusalOf(answer.status, answer.body);
  const created = readAs(shipmentSchema, answer.body);
  if (!created) throw new Error('InPost took a parcel and does not say which');
  return answerOf(created);
}

/** Those who pay by invoice are told no prices. */
async function quote({ shipx, organization, ways }: Inpost, wanted: NewShipment): Promise<Quote | undefined> {
  const body = shipmentBody(ways, wanted);
  if (typeof body === 'string') return undefined;
  const answer = await shipx.ask('POST', `${organization}/shipments/calculate`, { shipments: [body] });
  const [price] = (answer.isOk ? readAs(pricesSchema, answer.body) : undefined) ?? [];
  const amount = Math.round(Number(price?.calculated_charge_amount ?? 0) * 100);
  return amount > 0 ? { amount, currency: 'PLN' } : undefined;
}

const AT_ONCE = 100;
/** Clocks of two machines differ. */
const MARGIN_MS = 10 * 60_000;

/** ShipX has no key against repeats, and no filter by reference: what came since is read through. */
async function findByReference(
  { shipx, organization }: Omit<Inpost, 'ways'>,
  { reference, since }: NewShipment,
): Promise<ShipxShipment | undefined> {
  const from = encodeURIComponent(new Date(since.getTime() - MARGIN_MS).toISOString());
  for (let page = 1; ; page++) {
    const path = `${organization}/shipments?created_at_gteq=${from}&per_page=${AT_ONCE}&page=${page}`;
    const answer = await shipx.ask('GET', path);
    const list = answer.isOk ? readAs(shipmentsSchema, answer.body) : undefined;
    if (!list) throw new Error(`InPost does not say what it carries (${answer.status})`);
    const found = list.items.find((one) => one.reference === reference);
    if (found || list.items.length < AT_ONCE) return found;
  }
}

async function shipmentOf(shipx: Shipx, id: string): Promise<ShipxShipment> {
  const answer = await shipx.ask('GET', `/shipments/${encodeURIComponent(id)}`);
  const found = answer.isOk ? readAs(shipmentSchema, answer.body) : undefined;
  if (!found) throw new Error(`InPost does not tell of parcel ${id} (${answer.status})`);
  return found;
}

const BEGINNING = { pdf: '%PDF', zpl: '^XA' } as const;

async function loadLabel(
  { shipx, organization }: Inpost,
  ids: readonly string[],
  format: LabelFormat,
): Promise<Buffer> {
  const how = `format=${format}&type=A6`;
  const [only = ''] = ids;
  const path =
    ids.length === 1
      ? `/shipments/${encodeURIComponent(only)}/label?${how}`
      : `${organization}/shipments/labels?${how}&${ids.map((id) => `shipment_ids[]=${encodeURIComponent(id)}`).join('&')}`;
  const label = await shipx.load(path);
  // Whatever else it is would come out of the printer as pages of signs.
  if (!label.subarray(0, 64).toString('latin1').includes(BEGINNING[format]))
    throw new Error(`InPost sent something that is no ${format}`);
  return label;
}
