import { darker, lighter } from '#demo/pictures/colour.ts';
import { grain, round, top } from '#demo/pictures/materials.ts';
import { ellipse, hoop, type Point, turned } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

const body: Point[] = [
  [148, 0],
  [156, -8],
  [154, -40],
  [136, -130],
  [118, -206],
  [112, -216],
];

/** A gooseneck kettle. */
export const kettle: ShapeDrawing = {
  stance: 'standing',
  width: 560,
  height: 330,
  foot: 150,
  focus: { x: -120, y: -220, zoom: 1.8, turn: -7 },
  usual: {
    width: 290,
    height: 190,
    doses: [
      { of: 'volume', amount: '900 ml' },
      { of: 'heat', amount: '93 °C' },
    ],
  },
  company: ['steam', 'dripper', 'beans'],
  steamFrom: [-292, -268],
  draw(pen, look) {
    const material = look.material ?? 'matte';
    spout(pen, look.colour, material === 'steel' || material === 'copper');
    grip(pen, look);
    pen.solid(turned(...body), round(pen, look.colour, material));
    pen.shade(turned(...body), pen.down([0, '#fff', 0.1], [0.4, '#fff', 0], [1, '#150c06', 0.26]));
    pen.gleam(hoop(150, -16), darker(look.colour, 0.6), 2, 0.5);
    pen.gleam('M-96 -196C-110 -150 -122 -100 -126 -40', '#ffffff', 9, 0.34, 4);
    lid(pen, look, material);
  },
};

function spout(pen: Pen, colour: string, shiny: boolean): void {
  const neck =
    'M-132 -72C-196 -78 -214 -110 -222 -160C-228 -204 -234 -244 -262 -262C-272 -268 -284 -266 -290 -260L-294 -268C-288 -282 -268 -286 -252 -276C-220 -256 -212 -206 -204 -166C-196 -130 -180 -112 -128 -112Z';
  pen.solid(
    neck,
    pen.across(
      [0, lighter(colour, shiny ? 0.7 : 0.2)],
      [0.4, lighter(colour, 0.15)],
      [0.7, darker(colour, 0.15)],
      [1, darker(colour, 0.4)],
    ),
  );
  pen.gleam(
    'M-150 -102C-186 -106 -204 -130 -212 -166C-220 -210 -228 -252 -258 -271',
    '#ffffff',
    4,
    shiny ? 0.75 : 0.35,
    1.2,
  );
  pen.gleam('M-146 -80C-190 -84 -210 -110 -218 -160', '#150c06', 5, 0.28, 2.5);
}

/** The handle rises from the back of the body and hangs down, so the hand stays clear of the steam. */
function grip(pen: Pen, look: Look): void {
  const arm =
    'M104 -212C150 -258 216 -268 246 -240C262 -224 258 -190 250 -160L232 -60C228 -44 212 -46 212 -62L224 -160C230 -200 232 -222 218 -230C192 -240 156 -224 118 -190Z';
  pen.solid(
    arm,
    pen.slant([0, lighter(look.accent, 0.34)], [0.4, look.accent], [1, darker(look.accent, 0.4)]),
  );
  pen.within(arm, () => grain(pen, look.random, 200, -260, 70, 220));
  pen.gleam('M120 -212C160 -246 210 -254 234 -236', '#ffffff', 5, 0.35, 2);
}

function lid(pen: Pen, look: Look, material: Look['material']): void {
  pen.solid(ellipse(0, -216, 112), top(pen, look.colour));
  pen.solid(turned([100, -218], [96, -230], [60, -246], [20, -252]), round(pen, look.colour, material));
  pen.gleam(hoop(100, -218), '#150c06', 2, 0.4);
  pen.solid(turned([9, -250], [9, -268]), round(pen, '#8d8880', 'steel'));
  pen.solid(ellipse(0, -287, 29, 23), round(pen, look.accent, 'wood'));
  pen.shade(ellipse(-9, -298, 11, 5), '#ffffff', 0.3);
}
