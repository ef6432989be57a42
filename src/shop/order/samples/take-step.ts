import type { Payment } from '#domain/order/order.ts';
import { THE_SHOP } from '#domain/staff/actor.ts';
import type { Desk } from '#shop/order/desk/desk.ts';
import type { ActOutcome } from '#shop/order/desk/outcome.ts';
import type { SampleStep } from './sample-order.ts';

type PlacedSample = { number: string; index: number; payment: Payment };

/** Takes an order one step on, by the same desk that the staff works at. */
export async function takeStep(
  desk: Desk,
  { number, index, payment }: PlacedSample,
  step: SampleStep,
): Promise<ActOutcome> {
  const request = { number };
  switch (step.does) {
    case 'pay': {
      const isOnline = payment === 'gateway';
      const source = isOnline
        ? { provider: 'test', reference: `sample-${index}` }
        : { provider: 'manual', reference: null };
      return step.amount === undefined
        ? desk.recordWhole(THE_SHOP, request, source)
        : desk.recordPayment(THE_SHOP, request, { ...source, amount: step.amount });
    }
    case 'hold':
      return desk.hold(THE_SHOP, request, { reason: step.text });
    case 'note':
      return desk.note(THE_SHOP, request, { text: step.text });
    case 'cancel':
      return desk.cancel(THE_SHOP, request);
    case 'start_packing':
      return startPacking(desk, number);
    case 'pack':
      return desk.packAll(THE_SHOP, request);
    case 'send': {
      const { parcelId } = await placesOf(desk, number);
      return desk.send(THE_SHOP, request, { parcelId, trackingNumber: step.trackingNumber });
    }
    case 'deliver':
      return desk.deliver(THE_SHOP, request, await placesOf(desk, number));
    case 'announce_return': {
      const { lineId } = await placesOf(desk, number);
      return desk.announceReturn(THE_SHOP, request, {
        ...{ lines: [{ lineId, quantity: 1 }], reason: 'withdrawal' },
      });
    }
    case 'receive_return':
      return desk.receiveReturn(THE_SHOP, request, await placesOf(desk, number));
  }
}

/** Begins a parcel, with one piece of the first line in it. */
async function startPacking(desk: Desk, number: string): Promise<ActOutcome> {
  const begun = await desk.startParcel(THE_SHOP, { number });
  if (!begun.ok) return begun;
  return desk.scan(THE_SHOP, { number }, { ...(await placesOf(desk, number)), by: 1 });
}

/** The first of each; 0, which nothing has, where there is none. */
async function placesOf(desk: Desk, number: string) {
  const shown = await desk.show(THE_SHOP, number);
  const { lines = [], parcels = [], returns = [] } = shown.ok ? shown.order : {};
  return { lineId: lines[0]?.id ?? 0, parcelId: parcels[0]?.id ?? 0, returnId: returns[0]?.id ?? 0 };
}
