import {
  circle,
  divIcon,
  type Map as LeafletMap,
  layerGroup,
  type Marker,
  marker,
  polygon,
  polyline,
  svg,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Language } from '#contract/language.ts';
import type { Town } from '#domain/pickup-points/pickup-points.ts';
import { baltic, cities, foreignBorders, islands, neighbours, poland, rivers, waters } from './poland.ts';

type Options = { language: Language; baltic: string; towns: readonly Town[] };

/** From here on every town with a point is named. */
const TOWNS_ZOOM = 9;
/** Seen from farther away, names stand too close: only the first few cities have theirs. */
const CITIES_ZOOM = 6;
const FIRST_CITIES = 8;

/** A map of Poland that needs no other server: land, water, borders and names, in the page's own colours. */
export function drawBaseMap(map: LeafletMap, { language, baltic: sea, towns }: Options): void {
  map.createPane('names').setAttribute('aria-hidden', 'true');
  const renderer = svg({ padding: 0.6 });
  const still = { renderer, interactive: false };
  for (const line of waters) polygon(line, { ...still, className: 'map-water' }).addTo(map);
  for (const line of islands) polygon(line, { ...still, className: 'map-land' }).addTo(map);
  for (const line of foreignBorders) polyline(line, { ...still, className: 'map-border' }).addTo(map);
  polygon(poland, { ...still, className: 'map-poland' }).addTo(map);
  // Lagoons and lakes lie within the country; the sea is the first of the waters.
  for (const line of waters.slice(1)) polygon(line, { ...still, className: 'map-water' }).addTo(map);
  for (const town of towns)
    circle(placeOf(town), { ...still, radius: radiusOf(town), className: 'map-town' }).addTo(map);
  for (const line of rivers) polyline(line, { ...still, className: 'map-river' }).addTo(map);

  nameAll(map, { language, baltic: sea, towns });
}

function nameAll(map: LeafletMap, { language, baltic: sea, towns }: Options): void {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  for (const [code, ...place] of neighbours) name(countries.of(code) ?? '', place, 'country').addTo(map);
  name(sea, baltic, 'sea').addTo(map);
  const nameCity = ([city, ...place]: (typeof cities)[number]) => name(city, place, 'city');
  for (const city of cities.slice(0, FIRST_CITIES)) nameCity(city).addTo(map);
  showFrom(map, CITIES_ZOOM, cities.slice(FIRST_CITIES).map(nameCity));
  const named = new Set(cities.map(([city]) => city));
  const others = towns.filter((town) => !named.has(town.name));
  showFrom(
    map,
    TOWNS_ZOOM,
    others.map((town) => name(town.name, placeOf(town), 'town')),
  );
}

/** Names that are there only on a map that is close enough for them. */
function showFrom(map: LeafletMap, zoom: number, names: Marker[]): void {
  const layer = layerGroup(names);
  const toggle = () => {
    if (map.getZoom() >= zoom) layer.addTo(map);
    else layer.remove();
  };
  map.on('zoomend', toggle);
  toggle();
}

const placeOf = ({ latitude, longitude }: Town): [number, number] => [latitude, longitude];

/** In metres; a town goes on a little behind its last point. */
const radiusOf = ({ radiusKm }: Town) => (radiusKm * 1.1 + 0.6) * 1000;

function name(text: string, place: [number, number], kind: 'country' | 'sea' | 'city' | 'town'): Marker {
  const html = document.createElement('span');
  html.textContent = text;
  const icon = divIcon({ html, className: `map-name-${kind}`, iconSize: [0, 0] });
  return marker(place, { icon, pane: 'names', interactive: false, keyboard: false });
}
