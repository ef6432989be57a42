import { validationQuery, type WireClientDataInput } from '#contract/account/client-data.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import type { RunningShop } from './shop-process.ts';
import { below, median, type Row } from './table.ts';

const POLAND = 1143020003;
const WARM_UP = 200;
const TIMES = 500;
/** One field that was typed in, a whole form that the browser filled in, and far more than any form has. */
const BATCHES = [1, 12, 50];
const LIMIT_MS = 5;

/** From the question to the whole answer of the check behind a form's fields. */
export async function validation({ address }: RunningShop): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of BATCHES) rows.push(row(count, await measure(address, count)));
  return rows;
}

type Inputs = Record<string, WireClientDataInput>;

async function measure(address: string, count: number): Promise<number[]> {
  const inputsOf = (turn: number): Inputs =>
    Object.fromEntries(Array.from({ length: count }, (_, place) => [`field${place}`, inputOf(turn + place)]));
  for (let turn = 0; turn < WARM_UP; turn++) await timeOf(address, inputsOf(turn));
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) times.push(await timeOf(address, inputsOf(WARM_UP + turn)));
  return times;
}

async function timeOf(address: string, inputs: Inputs): Promise<number> {
  const body = JSON.stringify({ query: validationQuery(inputs) });
  const start = performance.now();
  const answer = await fetch(`${address}${GRAPHQL_PATH}?query=validateClientData`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
  });
  const { data, errors } = (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown };
  const taken = performance.now() - start;
  if (errors || Object.keys(data ?? {}).length !== Object.keys(inputs).length)
    throw new Error(`the shop did not check the fields: ${JSON.stringify(errors)}`);
  return taken;
}

/** Every kind of field in turn, typed again each time: hardly a query is one that the shop has seen. */
function inputOf(turn: number): WireClientDataInput {
  const ofClient = (fields: object) => ({
    clientData: { clientBillingData: { country: POLAND, ...fields } },
  });
  const kinds: (() => WireClientDataInput)[] = [
    () => ofClient({ firstname: `Anna ${letters(turn)}` }),
    () => ofClient({ street: `ul. Długa ${turn}` }),
    () => ofClient({ zipcode: `00-${String(turn % 1000).padStart(3, '0')}` }),
    () => ofClient({ city: `Wola ${letters(turn)}` }),
    () => ofClient({ phone: `501 ${String(100_000 + turn)}` }),
    () => ({ clientData: { taxNumber: `52521${String(turn).padStart(5, '0')}` } }),
    // Few addresses: a shopper who asks about many is told no more of them.
    () => ({ clientData: { email: `anna.nowak${turn % 10}@example.org` } }),
    () => ({ clientData: { birthDate: `1990-01-${String(1 + (turn % 28)).padStart(2, '0')}` } }),
    () => ({ loginAndPassword: { login: `anna${turn % 10}`, password: `${letters(turn)} kawa` } }),
  ];
  return kinds[turn % kinds.length]?.() ?? {};
}

const letters = (turn: number) => String(turn).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

const row = (count: number, times: readonly number[]): Row => ({
  what: `live check, fields in one query: ${count}`,
  measured: `${median(times).toFixed(1)} ms`,
  comparedWith: `slowest of ${times.length}: ${Math.max(...times).toFixed(1)} ms`,
  target: below(median(times), LIMIT_MS, 'ms'),
});
