import {
  type Icon,
  type IconOptions,
  icon as iconOf,
  type Marker,
  marker,
  type TooltipOptions,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';
import { onPress } from './on-press.ts';

/** Sizes and addresses are the specification's (§2 Pickup-point map, §9 Map pins). */
const PICTURE: IconOptions = {
  iconUrl: '/gfx/standards/marker-icon.png',
  iconRetinaUrl: '/gfx/standards/marker-icon-2x.png',
  shadowUrl: '/gfx/standards/marker-shadow.png',
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  shadowSize: [41, 41],
};

type Pin = Marker & { words: { name: string; street: string } };

const ABOVE: TooltipOptions = { direction: 'top', offset: [0, -38] };
const BELOW: TooltipOptions = { direction: 'bottom', offset: [0, 2] };

/** Pins with their street below, each made when it is first shown; the chosen one has its name above. */
export function makePins(points: readonly PickupPoint[], onChoose: (code: string) => void) {
  const icon = iconOf(PICTURE);
  const chosenIcon = iconOf({ ...PICTURE, className: 'map-pin--chosen' });
  const byCode = new Map(points.map((point) => [point.code, point]));
  const made = new Map<string, Pin>();
  let chosen: Pin | undefined;

  // A country has tens of thousands of them, of which a map shows some dozens.
  const pinOf = (code: string): Pin | undefined => {
    const [known, point] = [made.get(code), byCode.get(code)];
    if (known || !point) return known;
    const pin = makePin(point, icon);
    onPress(pin, () => onChoose(code));
    made.set(code, pin);
    return pin;
  };

  const choose = (code: string) => {
    const pin = pinOf(code);
    if (!pin || pin === chosen) return pin;
    if (chosen) write(chosen.setIcon(icon).setZIndexOffset(0), 'street');
    write(pin.setIcon(chosenIcon).setZIndexOffset(1000), 'name');
    chosen = pin;
    return pin;
  };
  return { pinOf, choose };
}

function makePin({ name, street, latitude, longitude }: PickupPoint, icon: Icon): Pin {
  const title = `${name}, ${street}`;
  const pin = marker([latitude, longitude], { icon, title, alt: title, riseOnHover: true });
  return write(Object.assign(pin, { words: { name: title, street } }), 'street');
}

function write(pin: Pin, what: 'name' | 'street'): Pin {
  // A tooltip takes HTML; these words are text.
  const words = document.createElement('span');
  words.textContent = pin.words[what];
  const place = what === 'name' ? ABOVE : BELOW;
  pin
    .unbindTooltip()
    .bindTooltip(words, { permanent: true, className: `map-label map-label--${what}`, ...place });
  return pin;
}
