import {
  Control,
  type ControlPosition,
  DomEvent,
  type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js';

type Words = { zoomIn: string; zoomOut: string };

const SCALE_MOST_PX = 100;

/** The map's buttons, its scale and whose tiles it shows. Leaflet's own write HTML from texts, which no page of the shop may. */
export function addControls(map: LeafletMap, words: Words, attribution: string | undefined): void {
  putAt(map, 'topleft', zoomButtons(map, words));
  putAt(map, 'bottomleft', scaleOf(map));
  if (attribution) putAt(map, 'bottomright', part('div', 'leaflet-control-attribution', attribution));
}

function putAt(map: LeafletMap, position: ControlPosition, element: HTMLElement): void {
  const control = new Control({ position });
  control.onAdd = () => element;
  control.addTo(map);
}

function zoomButtons(map: LeafletMap, words: Words): HTMLElement {
  const bar = part('div', 'leaflet-control-zoom leaflet-bar');
  const button = (sign: string, name: string, press: () => void) => {
    const made = Object.assign(part('button', '', sign), { type: 'button', title: name, ariaLabel: name });
    made.addEventListener('click', press);
    return made;
  };
  const closer = button('+', words.zoomIn, () => map.zoomIn());
  const farther = button('−', words.zoomOut, () => map.zoomOut());
  const adapt = () => {
    closer.ariaDisabled = String(map.getZoom() >= map.getMaxZoom());
    farther.ariaDisabled = String(map.getZoom() <= map.getMinZoom());
  };
  bar.append(closer, farther);
  DomEvent.disableClickPropagation(bar);
  map.on('zoomend zoomlevelschange', adapt);
  adapt();
  return bar;
}

/** A line as long as a round number of metres. */
function scaleOf(map: LeafletMap): HTMLElement {
  const line = part('div', 'map-scale');
  const adapt = () => {
    const y = map.getSize().y / 2;
    const most = map.distance(
      map.containerPointToLatLng([0, y]),
      map.containerPointToLatLng([SCALE_MOST_PX, y]),
    );
    const metres = roundNumberWithin(most);
    line.style.width = `${Math.round((SCALE_MOST_PX * metres) / most)}px`;
    line.textContent = metres < 1000 ? `${metres} m` : `${metres / 1000} km`;
  };
  map.on('move', adapt);
  adapt();
  return line;
}

function roundNumberWithin(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 3, 2].find((digit) => digit * power <= most) ?? 1) * power;
}

function part<Tag extends 'div' | 'button'>(tag: Tag, className: string, text = '') {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
