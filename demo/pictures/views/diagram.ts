import { ink, mix, tint } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { box, path } from '#demo/pictures/path.ts';
import type { Pen, Sheet } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';
import type { Dose, PictureSpec } from '#demo/pictures/spec.ts';
import { doseIcon } from './dose-icon.ts';

const line = mix(ink, '#8a7a66', 0.35);

/** The object as a line drawing with its size, and the numbers of its use in a row below. No words. */
export function diagram(
  sheet: Sheet,
  shape: ShapeDrawing,
  look: Look,
  hue: number,
  size: PictureSpec['size'],
): void {
  const { pen } = sheet;
  const doses = size?.doses ?? shape.usual.doses;
  paperGround(pen, hue);
  const foot = doses.length > 0 ? 720 : 800;
  const scale = Math.min(470 / shape.width, (foot - 190) / shape.height, 1.5);
  const [width, height] = [shape.width * scale, shape.height * scale];
  const base = foot - Math.max(0, (foot - 190 - height) * 0.5);
  const middle = shape.stance === 'standing' ? base : base - height / 2;
  const fineliner = sheet.fineliner(2.1 / scale);
  pen.at(path`translate(370 ${middle}) scale(${scale.toFixed(3)})`, () => shape.draw(fineliner, look));
  across(pen, 370 - width / 2, 370 + width / 2, base + 46, `${size?.width ?? shape.usual.width} mm`);
  upright(pen, 370 + width / 2 + 48, base - height, base, `${size?.height ?? shape.usual.height} mm`);
  doseRow(pen, doses);
}

function paperGround(pen: Pen, hue: number): void {
  pen.shade(box(0, 0, 800, 1000), tint(hue, 0.965, 0.009));
  let dots = '';
  for (let x = 40; x < 800; x += 40) for (let y = 40; y < 1000; y += 40) dots += path`M${x} ${y}h0.1`;
  pen.gleam(dots, tint(hue, 0.82, 0.03), 2.2);
}

function across(pen: Pen, from: number, to: number, y: number, text: string): void {
  pen.gleam(path`M${from} ${y}H${to}M${from} ${y - 12}v24M${to} ${y - 12}v24`, line, 1.8);
  ticks(pen, from, to, (at) => path`M${at} ${y}v5`);
  write(pen, text, { x: (from + to) / 2, y: y + 44, size: 21, colour: ink, tracking: 30, weight: 9 });
}

function upright(pen: Pen, x: number, from: number, to: number, text: string): void {
  pen.gleam(path`M${x} ${from}V${to}M${x - 12} ${from}h24M${x - 12} ${to}h24`, line, 1.8);
  ticks(pen, from, to, (at) => path`M${x} ${at}h5`);
  pen.at(path`translate(${x + 22} ${(from + to) / 2}) rotate(90)`, () => {
    write(pen, text, { x: 0, y: -4, size: 21, colour: ink, tracking: 30, weight: 9 });
  });
}

function ticks(pen: Pen, from: number, to: number, tick: (at: number) => string): void {
  const marks = Array.from({ length: 19 }, (_, i) => tick(from + ((to - from) * (i + 1)) / 20));
  pen.gleam(marks.join(''), line, 1.2, 0.6);
}

function doseRow(pen: Pen, doses: Dose[]): void {
  const gap = 600 / Math.max(doses.length, 2);
  doses.forEach(({ of, amount }, i) => {
    const x = 400 + (i - (doses.length - 1) / 2) * gap;
    doseIcon(pen, of, x, 868);
    write(pen, amount, { x, y: 940, size: 21, colour: ink, tracking: 28, weight: 9, within: gap - 16 });
  });
}
