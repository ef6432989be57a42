import { pickupPointsFromWire } from '#contract/pickup-points/pickup-points.ts';
import { POINTS_PATH, PRODUCT_TIMEOUT_MS } from '#contract/wire.ts';
import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';

const known = new Map<string, Promise<PickupPoint[]>>();

/** All pickup points of a shipping method; asked for once, and again where that failed. */
export function fetchPoints(method: string, region: number | undefined): Promise<PickupPoint[]> {
  const query = new URLSearchParams({ method, ...(region !== undefined && { region: String(region) }) });
  const address = `${POINTS_PATH}?${query}`;
  const cached = known.get(address) ?? ask(address);
  known.set(address, cached);
  cached.catch(() => known.delete(address));
  return cached;
}

async function ask(address: string): Promise<PickupPoint[]> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PRODUCT_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return pickupPointsFromWire(await response.json());
}
