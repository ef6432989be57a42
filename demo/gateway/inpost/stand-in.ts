import { movePast, type Parcel, type State } from './parcels.ts';
import { answerShipx, type Reply } from './shipx.ts';

export type StandInOptions = {
  organizationId: number;
  token: string;
  clock: () => number;
  /** How many points there are. */
  points?: number;
  /** Of purchases, whether there is money for them. */
  hasFunds?: boolean;
};

/** Behaves as ShipX's documentation says, and carries nothing. */
export function openInpostStandIn({
  organizationId,
  token,
  clock,
  points = 3,
  hasFunds = true,
}: StandInOptions) {
  const state: State = { organizationId, token, clock, points, hasFunds, parcels: [] };
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
      return responseOf(reply);
    },
    loseAnswers(count: number): void {
      lost = count;
    },
    parcels: (): readonly Parcel[] => state.parcels,
    /** A courier has scanned it. */
    scan(id: number, status: string): void {
      const parcel = state.parcels.find((one) => one.id === id);
      if (parcel) parcel.scanned = status;
    },
    setPoints(count: number): void {
      state.points = count;
    },
    settle: () => movePast(state),
  };
}

const responseOf = ({ status, body, mime = 'application/json' }: Reply) =>
  status === 204
    ? new Response(null, { status })
    : new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': mime },
      });
