import type Leaflet from 'leaflet';
import 'leaflet';
import 'leaflet.markercluster';

/**
 * Leaflet with its clusters, from the window, where it puts itself. An import by name would need the bundler's helper for
 * modules of that kind, which every page with an island then loads.
 */
export const { L: leaflet } = window as unknown as { L: typeof Leaflet };
