import { darker, inkOn, legibleOn, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { spot } from '#demo/pictures/light.ts';
import { coffee, hollow, type Material, round, top } from '#demo/pictures/materials.ts';
import { ellipse, hoop, type Point, path, turned } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

const cupProfile: Point[] = [
  [62, -26],
  [66, -34],
  [100, -70],
  [126, -130],
  [140, -205],
  [142, -216],
];

/** A cup of coffee on its saucer. */
export const cup: ShapeDrawing = {
  stance: 'standing',
  width: 440,
  height: 236,
  foot: 130,
  presence: 0.96,
  focus: { x: 60, y: -190, zoom: 2, turn: -8 },
  usual: { width: 150, height: 75, doses: [{ of: 'volume', amount: '180 ml' }] },
  company: ['steam', 'beans', 'bag'],
  draw(pen, look) {
    saucer(pen, look);
    const glaze = round(pen, look.colour, look.material ?? 'ceramic');
    pen.solid(handle(128, -192, -84, 84, 21), handlePaint(pen, look.colour));
    pen.solid(turned([58, -14], [62, -28]), glaze);
    pen.solid(turned(...cupProfile), glaze);
    undershade(pen, cupProfile);
    mouth(pen, look, 142, -216, 10);
  },
};

const mugProfile: Point[] = [
  [108, 0],
  [116, -6],
  [122, -20],
  [124, -60],
  [124, -270],
  [124, -276],
];

/** A mug, with its pattern and words printed around it. */
export const mug: ShapeDrawing = {
  stance: 'standing',
  width: 350,
  height: 292,
  foot: 118,
  presence: 0.94,
  focus: { x: 20, y: -190, zoom: 1.9, turn: -6 },
  usual: { width: 115, height: 95, doses: [{ of: 'volume', amount: '330 ml' }] },
  company: ['steam', 'beans', 'bag'],
  draw(pen, look) {
    pen.solid(handle(116, -238, -60, 96, 24), handlePaint(pen, look.colour));
    const material = look.material ?? 'ceramic';
    pen.solid(turned(...mugProfile), round(pen, look.colour, material));
    pen.within(turned(...mugProfile), () => dip(pen, look, material));
    undershade(pen, mugProfile);
    if (look.label) {
      const words = { x: -8, colour: inkOn(look.colour), around: 124, within: 150 };
      write(pen, look.label[0].toUpperCase(), { ...words, y: -160, size: 26, weight: 10 });
      if (look.label[1])
        write(pen, look.label[1].toUpperCase(), { ...words, y: -132, size: 12, tracking: 50, weight: 10 });
    }
    mouth(pen, look, 124, -276, 9);
  },
};

/** The handle of a vessel: a bow from the body at `x`, between two heights. */
export function handle(x: number, high: number, low: number, reach: number, thick: number): string {
  const out = x + reach * 1.32;
  const inner = out - thick * 1.4;
  const drop = (low - high) * 0.12;
  return (
    path`M${x} ${high}C${out - 6} ${high - drop} ${out} ${low - drop * 3} ${x - 8} ${low}` +
    path`L${x - 8} ${low - thick}C${inner - 8} ${low - thick - drop * 2.2} ${inner} ${high + thick - drop * 0.4} ${x} ${high + thick}Z`
  );
}

export function handlePaint(pen: Pen, colour: string): string {
  return pen.slant(
    [0, lighter(colour, 0.3)],
    [0.4, colour],
    [0.75, darker(colour, 0.28)],
    [1, darker(colour, 0.4)],
  );
}

function dip(pen: Pen, look: Look, material: Material): void {
  if (look.pattern) {
    drawPattern(
      pen,
      look.pattern,
      { x: -130, y: -110, width: 260, height: 140 },
      legibleOn(look.colour, look.accent),
      look.seed,
    );
    pen.line(hoop(124, -110), look.accent, 3);
    return;
  }
  const edge = path`M-130 -74C-80 -40 -30 -66 10 -48S90 -44 130 -70V40H-130Z`;
  pen.solid(edge, round(pen, look.accent, material));
}

function saucer(pen: Pen, look: Look): void {
  const paint = round(pen, look.colour, look.material ?? 'ceramic');
  pen.solid(turned([120, 4], [128, 0]), darker(look.colour, 0.3));
  pen.solid(turned([150, 2], [196, -10], [212, -22]), paint);
  pen.solid(ellipse(0, -22, 212, 30), top(pen, look.colour));
  pen.gleam(ellipse(0, -22, 209, 28.5), lighter(look.colour, 0.6), 2.4, 0.8);
  spot(pen, 6, -17, 132.8, 21.8, 0.625);
  spot(pen, 34, -15, 124.4, 22.4, 0.525);
}

/** The rim seen from above, with coffee just below it. */
function mouth(pen: Pen, look: Look, radius: number, y: number, lip: number): void {
  const inside = lighter(look.colour, 0.3);
  pen.solid(ellipse(0, y, radius), top(pen, look.colour));
  const opening = ellipse(0, y + 0.6, radius - lip, (radius - lip) * 0.128);
  pen.solid(opening, hollow(pen, inside));
  pen.within(opening, () => {
    pen.solid(ellipse(0, y + 8, radius - lip - 5), coffee(pen));
    pen.gleam(ellipse(0, y + 8, radius - lip - 7), '#b07a4a', 2, 0.7);
  });
  pen.gleam(hoop(radius - 1, y + 1), lighter(look.colour, 0.75), 2, 0.75);
}

function undershade(pen: Pen, profile: Point[]): void {
  pen.shade(turned(...profile), pen.down([0, '#fff', 0.05], [0.5, '#22140b', 0], [1, '#22140b', 0.24]));
}
