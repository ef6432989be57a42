import { path } from './path.ts';
import type { Pen } from './pen.ts';

/**
 * Our own single-stroke letterforms, so that labels need no font: capitals 100 units high on a baseline at 100,
 * with the few small letters that units of measure need.
 */
const strokes: Record<string, [width: number, d: string]> = {
  A: [80, 'M0 100L40 0L80 100M13 68H67'],
  B: [56, 'M0 0V100H30A27 27 0 0 0 30 46H0M30 46A23 23 0 0 0 30 0H0'],
  C: [84, 'M80 22A46 50 0 1 0 80 78'],
  D: [74, 'M0 0V100H24A50 50 0 0 0 24 0Z'],
  E: [50, 'M50 0H0V100H50M0 48H42'],
  F: [48, 'M48 0H0V100M0 48H40'],
  G: [90, 'M82 20A46 50 0 1 0 90 56H54'],
  H: [70, 'M0 0V100M70 0V100M0 48H70'],
  I: [0, 'M0 0V100'],
  J: [40, 'M40 0V76A20 24 0 0 1 0 80'],
  K: [62, 'M0 0V100M58 0L0 58M20 39L62 100'],
  L: [48, 'M0 0V100H48'],
  M: [92, 'M0 100L8 0L46 76L84 0L92 100'],
  N: [74, 'M0 100V0L74 100V0'],
  O: [98, 'M49 0A49 50 0 0 1 49 100A49 50 0 0 1 49 0Z'],
  P: [54, 'M0 100V0H26A28 28 0 0 1 26 56H0'],
  Q: [98, 'M49 0A49 50 0 0 1 49 100A49 50 0 0 1 49 0ZM60 72L94 106'],
  R: [58, 'M0 100V0H26A27 27 0 0 1 26 54H0M24 54L58 100'],
  S: [
    54,
    'M50 14C44 5 36 0 27 0C12 0 4 11 4 24C4 38 14 44 27 49C42 54 54 61 54 76C54 90 43 100 27 100C14 100 5 94 0 84',
  ],
  T: [64, 'M0 0H64M32 0V100'],
  U: [68, 'M0 0V66A34 34 0 0 0 68 66V0'],
  V: [76, 'M0 0L38 100L76 0'],
  W: [116, 'M0 0L30 100L58 10L86 100L116 0'],
  X: [66, 'M0 0L66 100M66 0L0 100'],
  Y: [66, 'M0 0L33 50L66 0M33 50V100'],
  Z: [62, 'M0 0H62L0 100H62'],
  '0': [62, 'M31 0C52 0 62 22 62 50C62 78 52 100 31 100C10 100 0 78 0 50C0 22 10 0 31 0Z'],
  '1': [26, 'M0 18L26 0V100'],
  '2': [56, 'M2 28A27 27 0 1 1 50 44L0 100H56'],
  '3': [54, 'M2 18A25 24 0 1 1 26 46A27 27 0 1 1 0 82'],
  '4': [64, 'M48 100V0L0 70H64'],
  '5': [56, 'M50 0H12L6 44A29 29 0 1 1 0 84'],
  '6': [60, 'M44 0L8 52M30 40A30 30 0 0 1 30 100A30 30 0 0 1 30 40Z'],
  '7': [54, 'M0 0H54L16 100'],
  '8': [58, 'M29 0A23 23 0 0 1 29 46A23 23 0 0 1 29 0ZM29 46A27 27 0 0 1 29 100A27 27 0 0 1 29 46Z'],
  '9': [60, 'M16 100L52 48M30 60A30 30 0 0 1 30 0A30 30 0 0 1 30 60Z'],
  g: [46, 'M46 40V106A23 22 0 0 1 3 116M46 68A23 30 0 0 0 0 68A23 30 0 0 0 46 68Z'],
  h: [42, 'M0 0V100M0 64A21 24 0 0 1 42 64V100'],
  i: [0, 'M0 40V100M0 18V19'],
  k: [42, 'M0 0V100M38 40L0 74M14 62L42 100'],
  l: [0, 'M0 0V100'],
  m: [78, 'M0 40V100M0 62A19.5 23 0 0 1 39 62V100M39 62A19.5 23 0 0 1 78 62V100'],
  n: [42, 'M0 40V100M0 62A21 23 0 0 1 42 62V100'],
  c: [46, 'M44 52A25 30 0 1 0 44 88'],
  s: [34, 'M32 49C28 43 24 40 17 40C8 40 3 46 3 54C3 70 34 67 34 84C34 94 27 100 17 100C9 100 3 97 0 91'],
  ' ': [34, ''],
  '-': [34, 'M0 54H34'],
  '–': [50, 'M0 54H50'],
  '.': [0, 'M0 99V100'],
  ',': [6, 'M6 98L0 114'],
  ':': [0, 'M0 38V39M0 86V87'],
  '·': [0, 'M0 53V54'],
  '°': [24, 'M12 0A12 12 0 0 1 12 24A12 12 0 0 1 12 0Z'],
  '×': [40, 'M0 34L40 74M40 34L0 74'],
  '&': [
    78,
    'M78 100L16 28C8 16 16 0 30 0C45 0 52 16 42 28C32 40 2 46 2 74C2 90 14 100 30 100C54 100 68 80 72 58',
  ],
  '%': [
    86,
    'M70 0L16 100M18 0A18 20 0 0 1 18 40A18 20 0 0 1 18 0ZM68 60A18 20 0 0 1 68 100A18 20 0 0 1 68 60Z',
  ],
  '/': [44, 'M44 -6L0 106'],
  "'": [0, 'M0 0V22'],
  '+': [48, 'M24 30V78M0 54H48'],
};

/** Polish letters are a plain letter and a mark. */
const marked: Record<string, [letter: string, mark: string]> = {
  Ą: ['A', 'M80 100C68 108 66 122 84 122'],
  Ć: ['C', 'M44 -18L60 -36'],
  Ę: ['E', 'M48 100C36 108 34 122 52 122'],
  Ł: ['L', 'M-16 64L24 40'],
  Ń: ['N', 'M32 -18L48 -36'],
  Ó: ['O', 'M44 -18L60 -36'],
  Ś: ['S', 'M24 -18L40 -36'],
  Ź: ['Z', 'M26 -18L42 -36'],
  Ż: ['Z', 'M31 -24V-23'],
};

export type Writing = {
  x: number;
  y: number;
  /** Height of a capital. */
  size: number;
  colour: string;
  align?: 'left' | 'middle' | 'right';
  /** Room between letters and stroke width, in hundredths of the size. */
  tracking?: number;
  weight?: number;
  /** Words wider than this are set smaller. */
  within?: number;
  /** Radius of the turned object on which the words lie. */
  around?: number;
};

/** Writes one line whose letters stand on `y`. */
export function write(pen: Pen, text: string, writing: Writing): void {
  const { tracking = 26, weight = 9, align = 'middle', within = Infinity, around } = writing;
  const glyphs = [...text].map(glyphOf);
  const width = glyphs.reduce((sum, [w]) => sum + w + tracking, -tracking);
  const scale = Math.min(writing.size, (within / width) * 100) / 100;
  let from = writing.x - { left: 0, middle: width / 2, right: width }[align] * scale;
  for (const [w, d] of glyphs) {
    const drop = around ? sag(from + (w * scale) / 2, around) : 0;
    const move = path`translate(${from} ${writing.y + drop - 100 * scale}) scale(${scale.toFixed(4)})`;
    if (d) pen.at(move, () => pen.gleam(d, writing.colour, weight));
    from += (w + tracking) * scale;
  }
}

/** Whether a letter has a form of its own. */
export const canWrite = (letter: string) => letter in strokes || letter in marked;

/** A letter without a form, such as an accented one of another language, is written as its plain capital. */
function glyphOf(letter: string): [width: number, d: string] {
  const known = canWrite(letter) ? letter : plainCapital(letter);
  const [base, mark] = marked[known] ?? [known, ''];
  const [width, d] = strokes[base] ?? [34, ''];
  return [width, d + mark];
}

function plainCapital(letter: string): string {
  const capital = letter.toUpperCase();
  return canWrite(capital) ? capital : (capital.normalize('NFD')[0] ?? ' ');
}

const sag = (x: number, radius: number) => -0.13 * (radius - Math.sqrt(Math.max(0, radius * radius - x * x)));
