import {
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  marker,
} from 'leaflet/dist/leaflet-src.esm.js';
import Supercluster from 'supercluster';
import {
  averageCount,
  CLUSTER_RADIUS,
  clusterColour,
  clusterSize,
} from '#domain/pickup-points/pickup-point-clusters.ts';
import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';
import { onPress } from './on-press.ts';

type Pins = { points: readonly PickupPoint[]; pinOf: (code: string) => Marker | undefined };
type Options = { animate: boolean; count: (n: number) => string };
type Index = Supercluster<{ code: string }, { code: string }>;
type Found = ReturnType<Index['getClusters']>[number];
type Cluster = Extract<Found, { properties: { cluster: true } }>;

const PIXELS = { small: 36, medium: 42, large: 50 };
const TILE_PX = 256;
/** How much of a view's width is there beyond its edges, for who drags the map. */
const BEYOND_VIEW = 0.5;

/** Pins that would overlap are one circle with their number; a click on it zooms to them. Up close each stands by itself. */
export function clusterPins(map: LeafletMap, pins: Pins, { animate, count }: Options) {
  let alone: string | undefined;
  let index = indexOf(map, pins.points, alone);
  const shownPins = new Map<string, Marker>();
  const shownCircles = new Map<number, { circle: Marker; size: number }>();

  const show = () => {
    const area = map.getBounds().pad(BEYOND_VIEW);
    const found = index.getClusters(
      [area.getWest(), area.getSouth(), area.getEast(), area.getNorth()],
      map.getZoom(),
    );
    const clusters = found.filter(isCluster);
    const codes = new Set(found.filter((one) => !isCluster(one)).map(({ properties }) => properties.code));
    const ids = new Set(clusters.map(({ properties }) => properties.cluster_id));
    for (const [code, pin] of shownPins) if (!codes.has(code) && shownPins.delete(code)) pin.remove();
    for (const [id, { circle }] of shownCircles) if (!ids.has(id) && shownCircles.delete(id)) circle.remove();
    for (const code of codes) {
      const pin = pins.pinOf(code);
      if (pin) shownPins.set(code, pin.addTo(map));
    }
    for (const cluster of clusters) {
      const { cluster_id: id, point_count: size } = cluster.properties;
      if (!shownCircles.has(id)) shownCircles.set(id, { circle: circleOf(cluster).addTo(map), size });
    }
    compare();
  };

  /** A colour compares a cluster with the others on the map, so it is known when all of them are there. */
  const compare = () => {
    const circles = [...shownCircles.values()];
    const average = averageCount(circles.map(({ size }) => size));
    for (const { circle, size } of circles) {
      const drawn = circle.getElement();
      if (!drawn) continue;
      drawn.dataset.colour = clusterColour(size, average);
      drawn.setAttribute('aria-label', count(size));
    }
  };

  const circleOf = (cluster: Cluster) =>
    onPress(marker(placeOf(cluster), { icon: draw(cluster.properties.point_count) }), () => zoomTo(cluster));

  const zoomTo = ({ properties }: Cluster) => {
    const bounds = latLngBounds(
      index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY).map(placeOf),
    );
    const zoom = Math.max(map.getBoundsZoom(bounds), map.getZoom() + 1);
    // The circle goes, and the focus would go with it.
    map.getContainer().focus({ preventScroll: true });
    map.setView(bounds.getCenter(), zoom, { animate });
  };

  /** Puts a pin on the map itself, where no cluster hides it; the one before goes back. */
  const single = (code: string) => {
    const [before, pin] = [pins.pinOf(alone ?? ''), pins.pinOf(code)];
    if (code === alone || !pin) return;
    if (alone && before) shownPins.set(alone, before);
    shownPins.delete(code);
    pin.addTo(map);
    alone = code;
    index = indexOf(map, pins.points, alone);
    // Another index names its clusters by the same numbers.
    for (const { circle } of shownCircles.values()) circle.remove();
    shownCircles.clear();
    show();
  };
  map.on('moveend', show);
  show();
  return { single, close: () => void map.off('moveend', show) };
}

/** Knows which pins are one circle at each zoom; all but one, which stands alone. */
function indexOf(map: LeafletMap, points: Pins['points'], alone: string | undefined): Index {
  const index: Index = new Supercluster({
    radius: CLUSTER_RADIUS,
    extent: TILE_PX,
    maxZoom: map.getMaxZoom() - 1,
  });
  const others = points.filter(({ code }) => code !== alone);
  return index.load(
    others.map(({ code, latitude, longitude }) => {
      const geometry = { type: 'Point' as const, coordinates: [longitude, latitude] };
      return { type: 'Feature', properties: { code }, geometry };
    }),
  );
}

const isCluster = (found: Found): found is Cluster => 'cluster' in found.properties;

function placeOf({ geometry }: Found): [number, number] {
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  return [latitude, longitude];
}

function draw(n: number) {
  const size = clusterSize(n);
  const side = PIXELS[size];
  const html = document.createElement('span');
  html.textContent = String(n);
  return divIcon({ html, className: `map-cluster map-cluster--${size}`, iconSize: [side, side] });
}
