import {
  LISTED_AFTER,
  movePast,
  type Parcel,
  phoneOf,
  type State,
  shown,
  TRIED_BY_PHONE,
} from './parcels.ts';

/** `labels`: the document is to be drawn. */
export type Reply = {
  status: number;
  body: unknown;
  labels?: { format: 'pdf' | 'zpl'; parcels: readonly Parcel[] };
};
type Asked = { method: string; url: URL; headers: Headers; body: unknown };
type Body = Record<string, unknown>;

const refused = (status: number, error: string, details: unknown = {}): Reply => ({
  status,
  body: { status, error, message: error, details },
});

/** ShipX v1, as its documentation tells of it. */
export function answerShipx(state: State, { method, url, headers, body }: Asked): Reply {
  const path = url.pathname.replace(/^.*?\/v1/, '');
  if (method === 'GET' && path === '/points') return points(state, url.searchParams);
  if (headers.get('authorization') !== `Bearer ${state.token}`) return refused(401, 'token_invalid');
  movePast(state);
  const own = `/organizations/${state.organizationId}`;
  if (path.startsWith('/organizations/') && !path.startsWith(`${own}/`)) return refused(403, 'forbidden');
  if (path === `${own}/shipments`)
    return method === 'POST' ? create(state, body as Body) : list(state, url.searchParams);
  if (path === `${own}/shipments/calculate`) return calculate(body as Body);
  if (path === `${own}/shipments/labels`)
    return labels(state, url.searchParams.getAll('shipment_ids[]').map(Number), url.searchParams);
  const [, id = '', rest = ''] = /^\/shipments\/(\d+)(\/label)?$/.exec(path) ?? [];
  const parcel = state.parcels.find((one) => one.id === Number(id));
  if (!parcel) return refused(404, 'resource_not_found');
  if (rest) return labels(state, [parcel.id], url.searchParams);
  return method === 'DELETE' ? cancel(parcel) : { status: 200, body: shown(parcel) };
}

function create(state: State, body: Body): Reply {
  if (phoneOf(body) === TRIED_BY_PHONE.outOfOrder) return refused(500, 'internal_server_error');
  const details = mistakesIn(body);
  if (Object.keys(details).length > 0) return refused(400, 'validation_failed', details);
  const parcel: Parcel = {
    ...{ id: state.parcels.length + 1, reference: String(body.reference), service: String(body.service) },
    ...{ createdAt: state.clock(), status: 'created', body },
  };
  state.parcels.push(parcel);
  return { status: 201, body: shown(parcel) };
}

function mistakesIn(body: Body): Body {
  const receiver = (body.receiver ?? {}) as Body;
  const how = (body.custom_attributes ?? {}) as Body;
  const [parcel = {}] = (body.parcels ?? []) as Body[];
  const cod = body.cod as { amount: number } | undefined;
  const insurance = body.insurance as { amount: number } | undefined;
  const isToLocker = String(body.service).startsWith('inpost_locker');
  const wrong: [boolean, Body][] = [
    [!/^.{3,100}$/.test(String(body.reference ?? '')), { reference: ['invalid'] }],
    [
      !/^\d{9}$/.test(phoneOf(body)) || phoneOf(body) === TRIED_BY_PHONE.refused,
      { receiver: [{ phone: ['invalid'] }] },
    ],
    [isToLocker && !receiver.email, { receiver: [{ email: ['required'] }] }],
    [isToLocker && !how.target_point, { custom_attributes: [{ target_point: ['required'] }] }],
    [
      isToLocker && how.target_point === 'NIEMA1',
      { custom_attributes: [{ target_point: ['does_not_exist'] }] },
    ],
    [isToLocker && !['small', 'medium', 'large'].includes(String(parcel.template)), { parcels: ['invalid'] }],
    [!isToLocker && !receiver.address, { receiver: [{ address: ['required'] }] }],
    [!isToLocker && !(parcel.dimensions && parcel.weight), { parcels: ['required'] }],
    [!!cod && !(insurance && insurance.amount >= cod.amount), { insurance: ['required'] }],
    [
      ['parcel_locker', 'pok', 'courier_pok'].includes(String(how.sending_method)) && !how.dropoff_point,
      { custom_attributes: [{ dropoff_point: ['required'] }] },
    ],
  ];
  return wrong.find(([isWrong]) => isWrong)?.[1] ?? {};
}

function list({ parcels, clock }: State, query: URLSearchParams): Reply {
  const since = Date.parse(query.get('created_at_gteq') ?? '1970-01-01');
  const [perPage, page] = [
    Math.min(Number(query.get('per_page') ?? 30), 100),
    Number(query.get('page') ?? 1),
  ];
  const found = parcels
    .filter(({ createdAt }) => createdAt >= since && clock() - createdAt >= LISTED_AFTER)
    .toReversed();
  const items = found.slice((page - 1) * perPage, page * perPage).map(shown);
  return { status: 200, body: { href: '', count: found.length, page, per_page: perPage, items } };
}

function labels({ parcels }: State, ids: readonly number[], query: URLSearchParams): Reply {
  const found = parcels.filter(({ id, status }) => ids.includes(id) && status === 'confirmed');
  if (found.length < ids.length) return refused(400, 'invalid_action');
  const format = query.get('format') === 'zpl' ? 'zpl' : 'pdf';
  return { status: 200, body: '', labels: { format, parcels: found } };
}

/** What it would cost, where it could be sent so. */
function calculate(body: Body): Reply {
  const asked = (body.shipments ?? []) as Body[];
  const wrong = asked.map(mistakesIn).find((details) => Object.keys(details).length > 0);
  if (wrong) return refused(400, 'validation_failed', wrong);
  return {
    status: 200,
    body: asked.map((one, at) => ({
      ...{ id: one.id ?? String(at), fuel_charge_amount: '0.00', insurance_charge_amount: null },
      calculated_charge_amount: (priceOf(one) / 100).toFixed(2),
    })),
  };
}

const PRICES: Record<string, number> = { small: 1599, medium: 1799, large: 1999 };
const COURIER_PRICE = 1949;
const COD_PRICE = 300;

function priceOf({ parcels = [], cod }: Body): number {
  const [parcel = {}] = parcels as Body[];
  return (PRICES[String(parcel.template)] ?? COURIER_PRICE) + (cod ? COD_PRICE : 0);
}

function cancel(parcel: Parcel): Reply {
  if (parcel.status === 'confirmed') return refused(400, 'invalid_action');
  parcel.status = 'canceled';
  return { status: 204, body: '' };
}

function points({ points: list }: State, query: URLSearchParams): Reply {
  const [perPage, page] = [
    Math.min(Number(query.get('per_page') ?? 25), 500),
    Number(query.get('page') ?? 1),
  ];
  const { count } = list;
  const items = list.from((page - 1) * perPage, perPage);
  return {
    status: 200,
    body: { count, page, per_page: perPage, total_pages: Math.ceil(count / perPage), items },
  };
}
