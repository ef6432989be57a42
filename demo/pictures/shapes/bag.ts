import { darker, inkOn, isDark, legibleOn, lighter, mix } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { fold } from '#demo/pictures/materials.ts';
import { box, ellipse, path } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

const outline =
  'M-184 -604L184 -604L188 -540C200 -470 207 -170 199 -8Q0 12 -199 -8C-207 -170 -200 -470 -188 -540Z';

/** A pouch of coffee: sealed top, soft sides, and a label whose pattern no other bag has. */
export const bag: ShapeDrawing = {
  stance: 'standing',
  width: 400,
  height: 604,
  foot: 196,
  straight: true,
  focus: { x: -12, y: -270, zoom: 2.1, turn: -7 },
  usual: {
    width: 130,
    height: 230,
    doses: [
      { of: 'coffee', amount: '60 g' },
      { of: 'water', amount: '1 l' },
    ],
  },
  company: ['cup', 'steam', 'beans'],
  draw(pen, look) {
    pen.solid(outline, skin(pen, look.colour));
    pen.within(outline, () => {
      if (look.material === 'kraft') fibres(pen, look);
      label(pen, look);
      volume(pen);
    });
    seal(pen, look.colour);
  },
};

function skin(pen: Pen, colour: string): string {
  return pen.across(
    [0, darker(colour, 0.2)],
    [0.05, lighter(colour, 0.06)],
    [0.22, lighter(colour, 0.16)],
    [0.5, colour],
    [0.8, darker(colour, 0.08)],
    [0.95, darker(colour, 0.24)],
    [1, darker(colour, 0.14)],
  );
}

function fibres(pen: Pen, look: Look): void {
  const { random } = look;
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(-195, 190), random.between(-540, -10)];
    const [dx, dy] = [random.between(-9, 9), random.between(-4, 4)];
    pen.gleam(path`M${x} ${y}q${dx} ${dy - 3} ${dx * 2} ${dy}`, darker(look.colour, 0.5), 0.8, 0.28);
  }
}

/** Each kind of paper is printed in its own way: kraft bags carry a card, matte ones are printed all over. */
function label(pen: Pen, look: Look): void {
  if (look.material === 'kraft') card(pen, look);
  else if (look.material === 'matte') print(pen, look);
  else belt(pen, look);
}

function card(pen: Pen, look: Look): void {
  const sheet = '#f7f1e6';
  const tone = legibleOn(sheet, look.accent);
  pen.shade(box(-139, -446, 286, 372, 4), darker(look.colour, 0.6), 0.32, 5);
  pen.solid(box(-142, -450, 284, 370, 3), sheet);
  drawPattern(
    pen,
    look.pattern ?? 'contours',
    { x: -142, y: -450, width: 284, height: 232 },
    tone,
    look.seed,
  );
  pen.line('M-142 -218H142', tone, 3);
  words(pen, look, -158, mix(tone, '#1f1b16', 0.65), 230);
}

function print(pen: Pen, look: Look): void {
  const tone = legibleOn(look.colour, look.accent);
  drawPattern(pen, look.pattern ?? 'waves', { x: -210, y: -330, width: 420, height: 345 }, tone, look.seed);
  pen.line('M-210 -330H210', tone, 3);
  words(pen, look, -408, inkOn(look.colour), 300);
}

function belt(pen: Pen, look: Look): void {
  const ground = isDark(look.colour) ? '#f4ede1' : look.accent;
  const tone = legibleOn(ground, isDark(look.colour) ? look.accent : lighter(look.accent, 0.72));
  pen.solid(box(-210, -400, 420, 290), ground);
  drawPattern(pen, look.pattern ?? 'rings', { x: -210, y: -400, width: 420, height: 176 }, tone, look.seed);
  pen.line('M-210 -224H210', tone, 3);
  words(pen, look, -172, inkOn(ground), 320);
}

function words(pen: Pen, look: Look, y: number, colour: string, within: number): void {
  const [name, more] = look.label ?? ['MGŁA'];
  write(pen, name.toUpperCase(), { x: 0, y, size: 30, colour, within, weight: 10, tracking: 34 });
  if (more)
    write(pen, more.toUpperCase(), { x: 0, y: y + 38, size: 14, colour, within, weight: 10, tracking: 62 });
}

/** Light and shade that make the pouch full: lit left edge, gussets, and creases that run down from the seal. */
function volume(pen: Pen): void {
  pen.shade(
    box(-210, -610, 420, 640),
    pen.across(
      [0, '#1a0f08', 0.2],
      [0.045, '#ffffff', 0.02],
      [0.16, '#ffffff', 0.2],
      [0.34, '#ffffff', 0.04],
      [0.62, '#1a0f08', 0.02],
      [0.86, '#1a0f08', 0.16],
      [0.955, '#1a0f08', 0.36],
      [1, '#1a0f08', 0.2],
    ),
  );
  pen.shade(
    box(-210, -570, 420, 120),
    pen.down([0, '#1a0f08', 0.3], [0.22, '#1a0f08', 0.06], [0.4, '#ffffff', 0.1], [1, '#ffffff', 0]),
  );
  pen.shade(box(-210, -90, 420, 110), pen.down([0, '#1a0f08', 0], [1, '#1a0f08', 0.34]));
  fold(pen, { x: -166, y: -486, length: 150, turn: -18, width: 13, dark: 0.3 });
  fold(pen, { x: -150, y: -480, length: 170, turn: -20, width: 13, light: 0.34 });
  fold(pen, { x: 168, y: -482, length: 160, turn: 18, width: 15, dark: 0.36 });
  fold(pen, { x: -40, y: -520, length: 110, turn: -38, width: 12, dark: 0.16 });
  fold(pen, { x: 70, y: -522, length: 90, turn: 36, width: 12, dark: 0.12 });
  pen.gleam('M-196 -30C-120 -14 120 -14 196 -30', '#ffffff', 3, 0.14, 1.5);
}

function seal(pen: Pen, colour: string): void {
  pen.solid(
    'M-184 -604H184L187 -552H-187Z',
    pen.across(
      [0, darker(colour, 0.1)],
      [0.2, lighter(colour, 0.24)],
      [0.55, colour],
      [1, darker(colour, 0.3)],
    ),
  );
  for (let i = 0; i < 7; i++) {
    const y = -597 + i * 6.4;
    pen.gleam(path`M-184 ${y}H184`, darker(colour, 0.55), 1.1, 0.3);
    pen.gleam(path`M-184 ${y + 1.6}H184`, '#ffffff', 0.9, 0.16);
  }
  pen.gleam('M-187 -551H187', darker(colour, 0.7), 2, 0.4, 1);
  valve(pen, colour);
}

/** The valve lets the gas of fresh coffee out. */
function valve(pen: Pen, colour: string): void {
  pen.solid(ellipse(0, -500, 15, 14), pen.slant([0, darker(colour, 0.3)], [1, lighter(colour, 0.2)]));
  pen.solid(ellipse(0, -500, 12, 11), pen.slant([0, lighter(colour, 0.18)], [1, darker(colour, 0.16)]));
  pen.shade(ellipse(0, -500, 3, 2.8), darker(colour, 0.6));
}
