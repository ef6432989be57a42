import { useEffect, useMemo, useState } from 'react';
import { reportError } from '#browser/error-log/error-log.ts';
import { fetchPoints } from '#browser/pickup-points/pickup-point-requests.ts';
import { type PickupPoint, pickupPointSearch } from '#domain/pickup-points/pickup-points.ts';

/** The points of a shipping method, once they have come, and the search in them. */
export function usePickupPoints(method: string, region: number | undefined) {
  const [points, setPoints] = useState<PickupPoint[]>();
  const [failed, setFailed] = useState(false);
  const find = useMemo(() => pickupPointSearch(points ?? []), [points]);

  useEffect(() => {
    let left = false;
    fetchPoints(method, region).then(
      (loaded) => {
        if (!left) setPoints(loaded);
      },
      (error: unknown) => {
        reportError(error);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [method, region]);

  return { points, find, failed };
}
