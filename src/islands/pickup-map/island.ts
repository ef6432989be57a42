import { defineIsland } from '#islands/define-island.ts';
import { PickupPointField } from './pickup-point-field.tsx';

export default defineIsland({
  name: 'pickup-map',
  hydrate: 'visible',
  Component: PickupPointField,
  texts: import.meta.env.SSR
    ? [
        'layout.close',
        'points.away',
        'points.baltic',
        'points.chosen',
        'points.code',
        'points.confirm',
        'points.count',
        'points.dialog',
        'points.failed',
        'points.find',
        'points.hours',
        'points.list',
        'points.loading',
        'points.map',
        'points.nearest',
        'points.none',
        'points.noneNext',
        'points.openMap',
        'points.prompt',
        'points.search',
        'points.zoomIn',
        'points.zoomOut',
      ]
    : [],
});
