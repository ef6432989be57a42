import { lighter } from '#demo/pictures/colour.ts';
import { coffee, round, top } from '#demo/pictures/materials.ts';
import { ellipse, hoop, type Point, path, turned } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';
import { handle } from './cup.ts';

const tumbler: Point[] = [
  [84, 0],
  [92, -8],
  [104, -120],
  [112, -262],
  [112, -270],
];

/** A double-walled tumbler with coffee. */
export const glass: ShapeDrawing = {
  stance: 'standing',
  width: 236,
  height: 286,
  foot: 92,
  presence: 0.86,
  focus: { x: 30, y: -190, zoom: 2, turn: -7 },
  usual: { width: 80, height: 100, doses: [{ of: 'volume', amount: '250 ml' }] },
  company: ['steam', 'beans', 'bag'],
  draw(pen, _look) {
    glassBack(pen, tumbler, 112, -270);
    pen.solid(turned([40, -34], [74, -56], [92, -130], [99, -205]), brew(pen));
    pen.solid(ellipse(0, -205, 99), coffee(pen));
    pen.gleam(ellipse(0, -205, 97), '#b98a5c', 2, 0.6);
    glassFront(pen, tumbler, 112, -270);
    pen.gleam('M-52 -30C-80 -60 -96 -150 -101 -256', '#ffffff', 2.4, 0.6);
    pen.gleam('M52 -30C80 -60 96 -150 101 -256', '#ffffff', 1.6, 0.45);
  },
};

const jug: Point[] = [
  [118, 0],
  [134, -10],
  [142, -60],
  [128, -140],
  [84, -214],
  [80, -236],
  [88, -262],
];

/** A glass server with a measured scale, a lid and coffee. */
export const server: ShapeDrawing = {
  stance: 'standing',
  width: 370,
  height: 300,
  foot: 128,
  presence: 0.95,
  focus: { x: 20, y: -130, zoom: 2, turn: -6 },
  usual: { width: 140, height: 125, doses: [{ of: 'volume', amount: '600 ml' }] },
  company: ['steam', 'cup', 'beans'],
  draw(pen, look) {
    pen.solid(handle(108, -214, -58, 92, 20), round(pen, look.accent, 'matte'));
    glassBack(pen, jug, 88, -262);
    pen.solid(turned([112, -5], [128, -14], [136, -60], [126, -122]), brew(pen));
    pen.solid(ellipse(0, -122, 126), coffee(pen));
    pen.gleam(ellipse(0, -122, 124), '#b98a5c', 2, 0.5);
    glassFront(pen, jug, 88, -262);
    for (const [i, y] of [-40, -80, -120, -160].entries())
      pen.line(path`M${-16 - (i % 2) * 8} ${y + 16}H${16 + (i % 2) * 8}`, '#ffffff', 2, 0.85);
    pen.solid(turned([82, -258], [84, -270]), round(pen, look.accent, 'matte'));
    pen.solid(ellipse(0, -270, 84), top(pen, look.accent));
    pen.solid(turned([14, -272], [18, -294]), round(pen, look.accent, 'matte'));
    pen.solid(ellipse(0, -294, 18), lighter(look.accent, 0.25));
  },
};

const hourglass: Point[] = [
  [126, 0],
  [144, -10],
  [150, -48],
  [130, -140],
  [72, -244],
  [54, -292],
  [64, -338],
  [104, -428],
  [130, -500],
  [132, -508],
];

/** An hourglass brewer with a collar of wood. */
export const chemex: ShapeDrawing = {
  stance: 'standing',
  width: 310,
  height: 528,
  foot: 138,
  focus: { x: 10, y: -290, zoom: 2.1, turn: -6 },
  usual: {
    width: 130,
    height: 220,
    doses: [
      { of: 'coffee', amount: '36 g' },
      { of: 'water', amount: '600 ml' },
      { of: 'heat', amount: '94 °C' },
      { of: 'time', amount: '4:30' },
    ],
  },
  company: ['steam', 'cup', 'beans'],
  draw(pen, look) {
    glassBack(pen, hourglass, 132, -508);
    pen.solid(turned([120, -5], [138, -14], [144, -48], [134, -108]), brew(pen));
    pen.solid(ellipse(0, -108, 134), coffee(pen));
    paperCone(pen);
    glassFront(pen, hourglass, 132, -508);
    collar(pen, look.accent);
  },
};

function paperCone(pen: Pen): void {
  const cone = 'M-126 -512L-14 -288H14L126 -512C84 -496 -84 -496 -126 -512Z';
  pen.solid(cone, pen.across([0, '#e9e1d3', 0.95], [0.3, '#fdfaf4', 0.95], [1, '#d8cdbb', 0.95]));
  pen.solid(path`M-126 -512C-84 -496 84 -496 126 -512L118 -524C60 -512 -60 -512 -118 -524Z`, '#f2ebdf');
  pen.line('M-30 -502L-6 -290', '#b9aa94', 1.6, 0.6);
}

function collar(pen: Pen, colour: string): void {
  const wood = colour;
  pen.solid(
    'M-70 -246C-52 -270 -50 -316 -68 -344C-40 -333 40 -333 68 -344C50 -316 52 -270 70 -246C40 -232 -40 -232 -70 -246Z',
    round(pen, wood, 'wood'),
  );
  pen.gleam('M-50 -318C-20 -310 20 -310 50 -318M-52 -270C-20 -260 20 -260 52 -270', '#3b2312', 1.4, 0.3);
  pen.line('M-55 -292C-20 -282 20 -282 55 -292', '#5d3a20', 6);
  pen.line('M6 -286C14 -262 10 -240 16 -222M10 -286C24 -266 28 -250 38 -234', '#5d3a20', 5);
  pen.solid(ellipse(8, -286, 11, 11), '#6d4527');
}

export function glassBack(pen: Pen, profile: Point[], radius: number, y: number): void {
  pen.solid(
    turned(...profile),
    pen.across([0, '#ffffff', 0.6], [0.15, '#f4f6f4', 0.3], [0.8, '#dfe5e2', 0.3], [1, '#c9d2ce', 0.6]),
  );
  pen.gleam(ellipse(0, y, radius), '#ffffff', 2.5, 0.8);
}

/** Reflections of a glass wall: thin bright edges, a window's gleam on the left, darkness along the right. */
export function glassFront(pen: Pen, profile: Point[], radius: number, y: number): void {
  const wall = turned(...profile);
  pen.shade(
    wall,
    pen.across(
      [0, '#ffffff', 0.5],
      [0.06, '#ffffff', 0.02],
      [0.14, '#ffffff', 0.38],
      [0.22, '#ffffff', 0.3],
      [0.27, '#ffffff', 0.02],
      [0.7, '#20303a', 0],
      [0.92, '#20303a', 0.2],
      [0.97, '#ffffff', 0.25],
      [1, '#20303a', 0.3],
    ),
  );
  pen.line(wall, '#7f8b88', 1.6, 0.55);
  pen.gleam(hoop(radius - 1, y), '#ffffff', 2.6, 0.9);
  const [foot] = profile;
  if (foot) pen.gleam(hoop(foot[0] - 4, foot[1] - 3), '#ffffff', 2.6, 0.7);
}

function brew(pen: Pen): string {
  return pen.across(
    [0, '#2a150b', 0.96],
    [0.25, '#4f2a16', 0.94],
    [0.6, '#3a1d10', 0.96],
    [1, '#1d0e07', 0.97],
  );
}
