import { darker, inkOn, legibleOn, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { castShadow } from '#demo/pictures/light.ts';
import { fold } from '#demo/pictures/materials.ts';
import { box, ellipse, path } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

const cloth = (pen: Pen, colour: string) =>
  pen.slant(
    [0, lighter(colour, 0.18)],
    [0.4, lighter(colour, 0.03)],
    [0.7, colour],
    [1, darker(colour, 0.18)],
  );

const apronBody =
  'M-92 -270C-30 -262 30 -262 92 -270C98 -200 128 -140 188 -118C196 20 202 160 200 270C80 284 -80 284 -200 270C-202 160 -196 20 -188 -118C-128 -140 -98 -200 -92 -270Z';

/** A barista's apron with crossed straps and a pocket. */
export const apron: ShapeDrawing = {
  stance: 'hanging',
  width: 440,
  height: 640,
  focus: { x: 20, y: 30, zoom: 2, turn: -6 },
  usual: { width: 700, height: 850, doses: [] },
  company: ['cup', 'beans'],
  draw(pen, look) {
    castShadow(pen, apronBody, 9);

    pen.line('M-80 -262C-70 -350 70 -350 80 -262', look.accent, 13);
    pen.line('M-188 -112C-226 -90 -232 -20 -214 40M188 -112C226 -90 232 -20 214 40', look.accent, 11);
    pen.solid(apronBody, cloth(pen, look.colour));
    pen.within(apronBody, () => drape(pen));
    pen.gleam(
      'M-184 -106C-124 -130 -92 -190 -84 -258H84C92 -190 124 -130 184 -106',
      darker(look.colour, 0.6),
      1.4,
      0.5,
    );
    pocket(pen, look);
    for (const x of [-78, 78]) pen.solid(ellipse(x, -254, 8, 8), '#b99a63');
    write(pen, (look.label?.[0] ?? 'MGŁA').toUpperCase(), {
      x: 0,
      y: -176,
      size: 18,
      colour: inkOn(look.colour),
      within: 130,
      tracking: 60,
    });
  },
};

function drape(pen: Pen): void {
  fold(pen, { x: -128, y: 80, length: 460, turn: 3, width: 36, light: 0.2 });
  fold(pen, { x: -68, y: 190, length: 300, turn: 4, width: 26, dark: 0.18 });
  fold(pen, { x: 116, y: 90, length: 460, turn: -4, width: 36, dark: 0.22 });
  fold(pen, { x: 198, y: 90, length: 520, width: 44, dark: 0.32 });
}

function pocket(pen: Pen, look: Look): void {
  const patch =
    'M-112 10C-40 16 40 16 112 10V132C112 144 104 150 94 151C30 156 -30 156 -94 151C-104 150 -112 144 -112 132Z';
  pen.shade('M-110 14C-40 20 40 20 118 14V140C116 150 108 156 98 158H-90Z', '#150c06', 0.25, 4);
  pen.solid(patch, cloth(pen, look.colour));
  pen.gleam('M-112 22C-40 28 40 28 112 22M0 20V153', darker(look.colour, 0.6), 1.4, 0.5);
  pen.solid(box(-104, 40, 34, 16, 2), look.accent);
}

const toteBody =
  'M-186 -150C-60 -142 60 -142 186 -150C192 0 196 160 190 280C60 292 -60 292 -190 280C-196 160 -192 0 -186 -150Z';

/** A cotton bag with long handles and a printed pattern. */
export const tote: ShapeDrawing = {
  stance: 'hanging',
  width: 400,
  height: 640,
  focus: { x: 20, y: 20, zoom: 1.9, turn: -8 },
  usual: { width: 380, height: 420, doses: [{ of: 'volume', amount: '10 l' }] },
  company: ['bag', 'beans'],
  draw(pen, look) {
    castShadow(pen, toteBody, 10);

    pen.line('M-84 -146C-90 -260 -66 -330 0 -330C66 -330 90 -260 84 -146', darker(look.colour, 0.2), 24);
    pen.line('M-92 -140C-98 -260 -70 -316 0 -316C70 -316 98 -260 92 -140', look.colour, 24);
    pen.solid(toteBody, cloth(pen, look.colour));
    for (const x of [-92, 92]) pen.solid(box(x - 14, -146, 28, 44, 2), lighter(look.colour, 0.08));
    pen.gleam('M-186 -126C-60 -118 60 -118 186 -126', darker(look.colour, 0.6), 1.4, 0.4);
    const frame = box(-110, -70, 220, 220, 110);
    pen.within(frame, () =>
      drawPattern(
        pen,
        look.pattern ?? 'rings',
        { x: -110, y: -70, width: 220, height: 220 },
        legibleOn(look.colour, look.accent),
        look.seed,
      ),
    );
    pen.line(frame, look.accent, 3);
    write(pen, (look.label?.[0] ?? 'MGŁA').toUpperCase(), {
      x: 0,
      y: 214,
      size: 24,
      colour: look.accent,
      within: 250,
      tracking: 60,
      weight: 10,
    });
    pen.within(toteBody, () => drape(pen));
  },
};

/** A cap with a stitched badge. */
export const cap: ShapeDrawing = {
  stance: 'standing',
  width: 480,
  height: 280,
  foot: 200,
  straight: true,
  presence: 0.94,
  focus: { x: -30, y: -150, zoom: 1.9, turn: -6 },
  usual: { width: 180, height: 120, doses: [{ of: 'count', amount: '54–61 cm' }] },
  company: ['cup', 'beans'],
  draw(pen, look) {
    const dome = 'M-176 -58C-186 -190 -108 -272 0 -272C108 -272 186 -190 176 -58C110 -84 -110 -84 -176 -58Z';
    pen.solid(
      dome,
      pen.slant([0, lighter(look.colour, 0.24)], [0.45, look.colour], [1, darker(look.colour, 0.4)]),
    );
    pen.within(dome, () => {
      pen.gleam('M-150 -80C-150 -180 -90 -250 -20 -262', '#ffffff', 26, 0.2, 12);
      pen.gleam('M176 -50C186 -190 108 -272 0 -272', '#150c06', 40, 0.26, 16);
    });
    pen.gleam(
      'M0 -272V-78M-2 -272C-84 -250 -112 -160 -108 -72M2 -272C84 -250 112 -160 108 -72',
      darker(look.colour, 0.6),
      1.6,
      0.5,
    );
    pen.solid(ellipse(0, -272, 13, 6), darker(look.colour, 0.15));
    for (const x of [-58, 58]) pen.solid(ellipse(x, -216, 6, 6), darker(look.colour, 0.5));
    badge(pen, look);
    const brim =
      'M-178 -62C-110 -92 110 -92 178 -62C214 -44 236 -24 238 -10C240 4 228 6 214 0C110 -34 -110 -34 -214 0C-228 6 -240 4 -238 -10C-236 -24 -214 -44 -178 -62Z';
    pen.solid(
      brim,
      pen.slant([0, lighter(look.accent, 0.26)], [0.5, look.accent], [1, darker(look.accent, 0.34)]),
    );
    for (const i of [0, 1, 2])
      pen.gleam(
        path`M${-222 + i * 12} ${-10 - i * 12}C-120 ${-50 - i * 11} 120 ${-50 - i * 11} ${222 - i * 12} ${-10 - i * 12}`,
        darker(look.accent, 0.6),
        1.2,
        0.4,
      );
  },
};

function badge(pen: Pen, look: Look): void {
  const patch = box(-62, -186, 124, 74, 8);
  pen.solid(patch, lighter(look.colour, 0.86));
  pen.line(box(-57, -181, 114, 64, 5), look.accent, 1.6, 0.8);
  write(pen, (look.label?.[0] ?? 'MGŁA').toUpperCase(), {
    x: 0,
    y: -140,
    size: 20,
    colour: darker(look.accent, 0.5),
    within: 96,
    tracking: 40,
    weight: 10,
  });
}
