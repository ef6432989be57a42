import type { Carrier, NewShipment, ShipmentAnswer } from '#shop/carriers/carrier.ts';

type Options = { token: string; methods: readonly string[]; fetch: typeof fetch };

const ADDRESS = 'https://api.przewoznik.example';
const STATES = { moving: 'under_way', waiting: 'to_collect', done: 'delivered', returned: 'back' } as const;

export function openExample({ token, methods, fetch }: Options): Carrier {
  async function ask(method: string, path: string, body?: object) {
    const answer = await fetch(ADDRESS + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    // Thrown: nobody knows what became of it, and it is asked again later.
    if (answer.status === 401 || answer.status >= 500)
      throw new Error(`the carrier answers ${answer.status}`);
    return answer;
  }

  async function createShipment(wanted: NewShipment): Promise<ShipmentAnswer> {
    const { reference, receiver, weightGrams, cashOnDelivery } = wanted;
    if (!receiver.phone) return { state: 'refused', problem: 'receiver' };
    // This one keeps references apart by itself. Who does not must be asked for it first, unless wanted.isFirst.
    const answer = await ask('POST', '/parcels', {
      ...{ reference, to: receiver.address, phone: receiver.phone },
      ...{ kilograms: (weightGrams ?? 1000) / 1000, cash: cashOnDelivery / 100 },
    });
    const said = await answer.json();
    if (!answer.ok) return { state: 'refused', problem: 'refused', why: String(said.error) };
    return { state: 'ready', id: said.id, trackingNumber: said.number };
  }

  return {
    name: 'example',
    title: 'Przewoźnik',
    carries: (method) => methods.includes(method),
    createShipment,
    async findShipment(id) {
      const said = await (await ask('GET', `/parcels/${id}`)).json();
      return { state: 'ready', id, trackingNumber: said.number };
    },
    async label(ids, format) {
      const answer = await ask('GET', `/labels.${format}?ids=${ids.join(',')}`);
      if (!answer.ok) throw new Error('no label');
      return Buffer.from(await answer.arrayBuffer());
    },
    async track(id) {
      const { state, until, code } = await (await ask('GET', `/parcels/${id}`)).json();
      const known = STATES[state as keyof typeof STATES];
      return known && { state: known, until: until ? new Date(until) : undefined, code };
    },
    cancel: async (id) => (await ask('DELETE', `/parcels/${id}`)).ok,
    async quote({ weightGrams }) {
      const answer = await ask('GET', `/price?kilograms=${(weightGrams ?? 1000) / 1000}`);
      return answer.ok ? { amount: (await answer.json()).grosze, currency: 'PLN' } : undefined;
    },
    trackingLink: (number) => `${ADDRESS}/follow/${encodeURIComponent(number)}`,
  };
}
