import { useEffect, useRef, useState } from 'react';
import { reportError } from '#browser/error-log/error-log.ts';
import { allowLeaflet } from '#browser/trusted-types/default-policy.ts';
import type { MapTiles } from '#contract/shop-config.ts';
import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';
import type { Bounds } from '#domain/pickup-points/place.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { PointMap } from './map/open-map.ts';
import type { MapView } from './pickup-point-rows.ts';

type Options = {
  points: PickupPoint[] | undefined;
  tiles: MapTiles | undefined;
  /** The code of the point that is chosen at first. */
  start: string;
  onChoose: (code: string) => void;
};

/** A map in an element, loaded once it is wanted; without it the list goes on by itself. */
export function useMap({ points, tiles, start, onChoose }: Options) {
  const { t, language } = useShop();
  const element = useRef<HTMLElement>(null);
  const map = useRef<PointMap>(undefined);
  const [view, setView] = useState<MapView>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once for its points; words and language stay
  useEffect(() => {
    let left = false;
    void open().catch(reportError);
    return () => {
      left = true;
      map.current?.close();
      map.current = undefined;
    };

    async function open() {
      allowLeaflet();
      // Its code comes while the points are on their way.
      const { openMap } = await import('./map/open-map.ts');
      if (left || !element.current || !points) return;
      map.current = await openMap(element.current, {
        points,
        tiles,
        language,
        words: {
          zoomIn: t('pickupPoints.zoomIn'),
          zoomOut: t('pickupPoints.zoomOut'),
          baltic: t('pickupPoints.baltic'),
          count: (n) => t('pickupPoints.count', { n }),
        },
        onChoose,
        onMove: setView,
      });
      if (left) return map.current.close();
      map.current.choose(start);
    }
  }, [points]);

  return {
    element,
    view,
    show: (bounds: Bounds) => map.current?.show(bounds),
    choose: (code: string) => map.current?.choose(code),
  };
}
