import type { LineFact, OrderFacts, ParcelFact, ParcelState, ReturnFact } from './order-facts.ts';

/** Where the units of a line are: ordered = cancelled + open + inParcels, and returned is at most sent. */
export type LineCounts = {
  ordered: number;
  cancelled: number;
  /** Neither cancelled nor in a parcel. */
  open: number;
  inParcels: number;
  packing: number;
  packed: number;
  /** In parcels that left, whatever became of them. */
  sent: number;
  /** In parcels that neither were lost nor came back by themselves. */
  arrived: number;
  /** In returns, those that are under way included; what was missing in one, or was refused, does not count. */
  returned: number;
  /** What may still come back: it was sent, was not lost on its way, and is in no return yet. */
  returnable: number;
};

/** What tells where the units of lines are. */
type Whereabouts = Pick<OrderFacts, 'isCancelled' | 'parcels' | 'returns'>;

export function countsOf(facts: Whereabouts, line: LineFact): LineCounts {
  const inState = (...states: ParcelState[]) =>
    exactly(
      facts.parcels
        .filter(({ state }) => states.includes(state))
        .reduce((sum, one) => sum + of(one, line), 0),
    );
  const [packing, packed] = [inState('packing'), inState('packed')];
  const sent = inState('sent', 'delivered', 'lost', 'back');
  const returned = returnedOf(facts, line);
  const inParcels = exactly(packing + packed + sent);
  const cancelled = facts.isCancelled ? exactly(line.quantity - inParcels) : line.cancelled;
  return {
    ordered: line.quantity,
    cancelled,
    open: exactly(line.quantity - cancelled - inParcels),
    inParcels,
    packing,
    packed,
    sent,
    arrived: inState('sent', 'delivered'),
    returned,
    returnable: exactly(sent - returned - inState('lost')),
  };
}

/** How much of a line can go into a parcel now. */
export const packableOf = (facts: Whereabouts, line: LineFact): number =>
  line.waits ? 0 : countsOf(facts, line).open;

/** Whether its quantity can be changed: some of it is in no parcel, and no points were paid for it. */
export const isEditable = ({ open }: LineCounts, pointsCost: number): boolean => open > 0 && pointsCost === 0;

/** Whether anything is packed that the order could still have given up. */
export const hasPacked = ({ parcels }: Pick<OrderFacts, 'parcels'>): boolean =>
  parcels.some(({ state }) => state !== 'packing');

export const hasLeft = ({ state }: Pick<ParcelFact, 'state'>): boolean =>
  state !== 'packing' && state !== 'packed';

/** Quantities have at most three decimals. */
export const exactly = (quantity: number): number => Math.round(quantity * 1000) / 1000;

const of = ({ lines }: ParcelFact, { id }: LineFact) =>
  lines.find(({ lineId }) => lineId === id)?.quantity ?? 0;

function returnedOf({ returns }: Whereabouts, { id }: LineFact): number {
  const parts = returns
    .filter(({ state }) => state !== 'refused')
    .flatMap((one) =>
      one.lines
        .filter(({ lineId }) => lineId === id)
        .map(({ quantity, good, damaged }) => (isTakenBack(one) ? good + damaged : quantity)),
    );
  return exactly(parts.reduce((sum, part) => sum + part, 0));
}

/** Whether its goods are the shop's again. */
export const isTakenBack = ({ state }: Pick<ReturnFact, 'state'>): boolean =>
  state === 'checked' || state === 'settled';
