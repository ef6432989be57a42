import { movePast, moveTo, numberOf, type Parcel, type PointList, type State } from './parcels.ts';
import { plainPdf, zplOf } from './plain-labels.ts';
import { gridOf } from './points.ts';
import { answerShipx, type Reply } from './shipx.ts';

export type StandInOptions = {
  organizationId: number;
  token: string;
  clock: () => number;
  /** The points there are, or how many. */
  points?: number | PointList;
  /** Of purchases, whether there is money for them. */
  hasFunds?: boolean;
  /** Whether parcels come to their end by themselves. */
  isMoving?: boolean;
  /** Those it had before. */
  parcels?: Parcel[];
  /** How labels look; as plain as they can be where left out. */
  drawLabels?: (parcels: readonly Parcel[]) => Promise<Buffer>;
};

/** Behaves as ShipX's documentation says, and carries nothing. */
export function openInpostStandIn({
  points = 3,
  hasFunds = true,
  isMoving = false,
  parcels = [],
  drawLabels = async (of) => Buffer.from(plainPdf(of)),
  ...account
}: StandInOptions) {
  const listed = (of: number | PointList) => (typeof of === 'number' ? gridOf(of) : of);
  const state: State = { ...account, points: listed(points), hasFunds, isMoving, parcels };
  const byNumber = (number: string) => {
    movePast(state);
    return state.parcels.find((one) => one.status === 'confirmed' && numberOf(one) === number);
  };
  /** Whether the next answers are lost on their way back. */
  let lost = 0;
  return {
    /** Its API, in place of the network. */
    fetch: async (address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      const request = new Request(address, init);
      const url = new URL(request.url);
      const text = await request.text();
      const body: unknown = text === '' ? {} : JSON.parse(text);
      const reply = answerShipx(state, { method: request.method, url, headers: request.headers, body });
      if (lost > 0) {
        lost--;
        throw new Error('lost on the way back');
      }
      return responseOf(reply, drawLabels);
    },
    loseAnswers(count: number): void {
      lost = count;
    },
    parcels: (): readonly Parcel[] => state.parcels,
    byNumber,
    /** One step further on its way. */
    moveOn(number: string): void {
      const parcel = byNumber(number);
      if (parcel) moveTo(parcel, (parcel.steps ?? 0) + 1);
    },
    /** A courier has scanned it. */
    scan(id: number, status: string): void {
      const parcel = state.parcels.find((one) => one.id === id);
      if (parcel) parcel.scanned = status;
    },
    setPoints(count: number): void {
      state.points = listed(count);
    },
    settle: () => movePast(state),
  };
}

async function responseOf(
  { status, body, labels }: Reply,
  drawLabels: (parcels: readonly Parcel[]) => Promise<Buffer>,
): Promise<Response> {
  if (status === 204) return new Response(null, { status });
  if (labels?.format === 'zpl')
    return new Response(zplOf(labels.parcels), { headers: { 'content-type': 'text/zpl' } });
  if (labels)
    return new Response(new Uint8Array(await drawLabels(labels.parcels)), {
      headers: { 'content-type': 'application/pdf' },
    });
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
