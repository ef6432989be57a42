import { defineIsland } from '#islands/define-island.ts';
import { PickupPointField } from './pickup-point-field.tsx';

export default defineIsland({
  name: 'pickup-map',
  hydrate: 'visible',
  Component: PickupPointField,
});
