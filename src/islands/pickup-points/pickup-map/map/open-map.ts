import { latLngBounds, map as mapIn, point, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { Language } from '#contract/language.ts';
import type { MapTiles } from '#contract/shop-config.ts';
import { type PickupPoint, townsOf } from '#domain/pickup-points/pickup-points.ts';
import type { Bounds } from '#domain/pickup-points/place.ts';
import { drawBaseMap } from './base-map.ts';
import { clusterPins } from './cluster-pins.ts';
import { loadStyles } from './load-styles.ts';
import { addControls } from './map-controls.ts';
import { makePins } from './pins.ts';

export type PointMapOptions = {
  points: readonly PickupPoint[];
  tiles: MapTiles | undefined;
  language: Language;
  words: { zoomIn: string; zoomOut: string; baltic: string; count: (n: number) => string };
  onChoose: (code: string) => void;
  onMove: (view: { centre: { latitude: number; longitude: number }; zoom: number }) => void;
};

export type PointMap = {
  show(bounds: Bounds): void;
  /** Shows the point as the chosen one; an unknown code leaves the map as it is. */
  choose(code: string): void;
  close(): void;
};

const CLOSEST = 16;
const CLOSEST_OF_BASE_MAP = 14;
/** Close enough to a town, or to a point, to tell its streets apart. */
const CLOSE = 13;
/** The name above a pin is wider than the pin, and lies below the buttons in the corner. */
const ROOM_FOR_NAME = { paddingTopLeft: point(165, 90), paddingBottomRight: point(110, 40) };

/** A map with these points in the element; `close` frees all it took. */
export async function openMap(element: HTMLElement, options: PointMapOptions): Promise<PointMap> {
  const { points, tiles, language, words, onChoose, onMove } = options;
  await loadStyles();
  const isMotionWelcome = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = mapIn(element, {
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: isMotionWelcome,
    fadeAnimation: isMotionWelcome,
    markerZoomAnimation: isMotionWelcome,
    inertia: isMotionWelcome,
    maxZoom: tiles ? CLOSEST : CLOSEST_OF_BASE_MAP,
    maxBoundsViscosity: 1,
  });
  const everything = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
  const start = everything.isValid() ? everything : latLngBounds([49, 14.1], [54.9, 24.2]);
  map.fitBounds(start, { animate: false, padding: [8, 8] });
  map.setMinZoom(map.getZoom());
  map.setMaxBounds(start.pad(0.35));
  addControls(map, words, tiles?.attribution);
  if (tiles) tileLayer(tiles.url, { maxZoom: CLOSEST }).addTo(map);
  else drawBaseMap(map, { language, baltic: words.baltic, towns: townsOf(points) });

  /** The chosen pin stands alone, and where there is room for its name. */
  const choose = (code: string, zoom = map.getZoom()) => {
    const pin = choosePin(code);
    if (!pin) return;
    clusters.single(code);
    map.stop();
    const place = pin.getLatLng();
    if (map.getZoom() < zoom) map.setView(place, zoom, { animate: false });
    map.panInside(place, { ...ROOM_FOR_NAME, animate: isMotionWelcome });
  };
  const { pinOf, choose: choosePin } = makePins(points, (code) => {
    choose(code);
    onChoose(code);
  });
  const clusters = clusterPins(map, { points, pinOf }, { animate: isMotionWelcome, count: words.count });

  const tell = () => {
    const { lat, lng } = map.getCenter();
    onMove({ centre: { latitude: lat, longitude: lng }, zoom: map.getZoom() });
  };
  map.on('moveend', tell);
  tell();
  // Phones turn, windows and keyboards change size.
  const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watch.observe(element);

  return {
    show: ({ south, west, north, east }) => {
      const bounds = latLngBounds([south, west], [north, east]);
      map.fitBounds(bounds, { maxZoom: CLOSE, padding: [32, 32], animate: isMotionWelcome });
    },
    choose: (code) => choose(code, CLOSE),
    close() {
      watch.disconnect();
      map.off('moveend', tell);
      clusters.close();
      map.remove();
    },
  };
}
