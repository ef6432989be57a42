import { defineIsland } from '#islands/define-island.ts';
import { PickupPointField } from './pickup-point-field.tsx';

export default defineIsland({
  name: 'pickup-map',
  hydrate: 'visible',
  Component: PickupPointField,
  texts: import.meta.env.SSR
    ? [
        'layout.close',
        'pickupPoints.away',
        'pickupPoints.baltic',
        'pickupPoints.chosen',
        'pickupPoints.code',
        'pickupPoints.confirm',
        'pickupPoints.count',
        'pickupPoints.dialog',
        'pickupPoints.failed',
        'pickupPoints.find',
        'pickupPoints.hours',
        'pickupPoints.list',
        'pickupPoints.loading',
        'pickupPoints.map',
        'pickupPoints.nearest',
        'pickupPoints.none',
        'pickupPoints.noneNext',
        'pickupPoints.openMap',
        'pickupPoints.prompt',
        'pickupPoints.search',
        'pickupPoints.zoomIn',
        'pickupPoints.zoomOut',
      ]
    : [],
});
