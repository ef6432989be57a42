import { darker, inkOn, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { castShadow } from '#demo/pictures/light.ts';
import { fold } from '#demo/pictures/materials.ts';
import { box, ellipse } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

const body =
  'M-84 -290C-46 -262 46 -262 84 -290C110 -286 134 -276 156 -264C158 -200 164 -140 168 -80C172 40 176 180 176 276C176 284 172 288 164 289C60 298 -60 298 -164 289C-172 288 -176 284 -176 276C-176 180 -172 40 -168 -80C-164 -140 -158 -200 -156 -264C-134 -276 -110 -286 -84 -290Z';
const leftSleeve =
  'M-150 -267C-190 -250 -214 -222 -232 -184L-286 -70C-289 -62 -287 -57 -280 -54L-200 -20C-193 -17 -188 -20 -185 -27L-160 -92C-152 -140 -146 -210 -150 -267Z';

/** A T-shirt laid flat, with a small print on its chest. */
export const shirt: ShapeDrawing = {
  stance: 'lying',
  width: 580,
  height: 590,
  focus: { x: 10, y: -190, zoom: 2, turn: -9 },
  usual: { width: 540, height: 720, doses: [] },
  company: ['beans', 'cup'],
  draw(pen, look) {
    castShadow(pen, body, 9);

    pen.solid('M-84 -288C-46 -306 46 -306 84 -288C46 -250 -46 -250 -84 -288Z', darker(look.colour, 0.34));
    sleeve(pen, look.colour, { light: 0.2 });
    pen.at('scale(-1 1)', () => sleeve(pen, look.colour, { dark: 0.2 }));
    pen.solid(body, cloth(pen, look.colour));
    pen.within(body, () => folds(pen));
    seams(pen, look.colour);
    collar(pen, look.colour);
    chestPrint(pen, look);
  },
};

const cloth = (pen: Pen, colour: string) =>
  pen.slant(
    [0, lighter(colour, 0.14)],
    [0.4, lighter(colour, 0.03)],
    [0.7, colour],
    [1, darker(colour, 0.14)],
  );

function sleeve(pen: Pen, colour: string, shine: { light: number } | { dark: number }): void {
  castShadow(pen, leftSleeve, 7);
  pen.solid(leftSleeve, cloth(pen, colour));
  pen.within(leftSleeve, () => {
    fold(pen, { x: -212, y: -140, length: 260, turn: 26, width: 34, ...shine });
    fold(pen, { x: -176, y: -130, length: 170, turn: -14, width: 22, dark: 0.3 });
    pen.gleam('M-274 -66L-196 -33', darker(colour, 0.6), 1.4, 0.5);
    pen.gleam('M-278 -72L-193 -36', darker(colour, 0.6), 1, 0.3);
  });
}

/** Soft folds: under the arms, and long ones that fall from the chest. */
function folds(pen: Pen): void {
  fold(pen, { x: -130, y: 0, length: 260, turn: -18, width: 26, dark: 0.24 });
  fold(pen, { x: -100, y: -10, length: 280, turn: -20, width: 24, light: 0.16 });
  fold(pen, { x: 134, y: 0, length: 270, turn: 18, width: 28, dark: 0.28 });
  fold(pen, { x: 100, y: -4, length: 250, turn: 20, width: 20, light: 0.1 });
  fold(pen, { x: -76, y: 190, length: 360, turn: 5, width: 26, dark: 0.2 });
  fold(pen, { x: -110, y: 190, length: 380, turn: 4, width: 26, light: 0.15 });
  fold(pen, { x: 78, y: 180, length: 380, turn: -4, width: 32, dark: 0.22 });
  fold(pen, { x: 40, y: 200, length: 300, turn: -3, width: 22, light: 0.12 });
  fold(pen, { x: -96, y: -190, length: 190, turn: 16, width: 24, light: 0.12 });
  fold(pen, { x: 176, y: 120, length: 560, width: 40, dark: 0.34 });
}

function seams(pen: Pen, colour: string): void {
  const thread = darker(colour, 0.6);
  pen.gleam('M-150 -266C-146 -210 -152 -140 -166 -84M150 -266C146 -210 152 -140 166 -84', thread, 1.8, 0.5);
  pen.gleam('M-175 270C-60 281 60 281 175 270', thread, 1.2, 0.45);
  pen.gleam('M-175 265C-60 276 60 276 175 265', thread, 1, 0.3);
}

function collar(pen: Pen, colour: string): void {
  pen.solid(
    'M-84 -290C-46 -262 46 -262 84 -290L97 -286C60 -240 -60 -240 -97 -286Z',
    cloth(pen, darker(colour, 0.06)),
  );
  pen.gleam('M-92 -284C-56 -246 56 -246 92 -284', darker(colour, 0.6), 1.2, 0.4);
  pen.solid(box(-13, -283, 26, 13, 2), lighter(colour, 0.7), 0.9);
}

function chestPrint(pen: Pen, look: Look): void {
  const tone = look.accent;
  const disc = ellipse(0, -118, 66, 66);
  pen.within(disc, () =>
    drawPattern(
      pen,
      look.pattern ?? 'contours',
      { x: -70, y: -190, width: 140, height: 140 },
      tone,
      look.seed,
    ),
  );
  pen.line(disc, tone, 2.4);
  const words = { x: 0, colour: look.label ? inkOn(look.colour) : tone, within: 170 };
  write(pen, (look.label?.[0] ?? 'MGŁA').toUpperCase(), {
    ...words,
    y: -16,
    size: 17,
    tracking: 60,
    weight: 9,
  });
  if (look.label?.[1])
    write(pen, look.label[1].toUpperCase(), { ...words, y: 8, size: 9, tracking: 70, weight: 9 });
}
