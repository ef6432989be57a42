/** Colours are mixed in OKLab, where equal steps look equal. */
type Lab = [lightness: number, a: number, b: number];

export const ink = '#1f1b16';
export const paper = '#fbf8f3';

export function mix(from: string, to: string, part: number): string {
  const [a, b] = [labOf(from), labOf(to)];
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * part;
  return hexOf([at(0), at(1), at(2)]);
}

export const lighter = (colour: string, part: number) => mix(colour, '#fffdf6', part);
export const darker = (colour: string, part: number) => mix(colour, '#1a120c', part);

/** A colour by its hue in degrees: the muted tints of backgrounds. */
export function tint(hue: number, lightness: number, chroma: number): string {
  const angle = (hue * Math.PI) / 180;
  return hexOf([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

export const isDark = (colour: string) => labOf(colour)[0] < 0.6;

/** The colour itself if it shows on the ground, else a darker or lighter shade of it. */
export function legibleOn(ground: string, colour: string): string {
  const [below, above] = [labOf(ground)[0], labOf(colour)[0]];
  if (Math.abs(below - above) >= 0.3) return colour;
  return below > 0.6 ? darker(colour, 0.5) : lighter(colour, 0.55);
}

/** What can be read on the given colour. */
export const inkOn = (colour: string) => (isDark(colour) ? lighter(colour, 0.86) : darker(colour, 0.82));

function labOf(hex: string): Lab {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const linear = (from: number) => {
    const value = Number.parseInt(digits.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(1), linear(3), linear(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(channelHex).join('')}`;
}

function channelHex(linear: number): string {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}
