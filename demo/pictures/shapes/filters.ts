import { darker, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { castShadow, lay } from '#demo/pictures/light.ts';
import { grain } from '#demo/pictures/materials.ts';
import { box, ellipse, path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

/** A fan of folded cone papers held by a printed sleeve. */
export const paperFilters: ShapeDrawing = {
  stance: 'lying',
  width: 520,
  height: 470,
  focus: { x: 40, y: -60, zoom: 1.8, turn: -10 },
  usual: { width: 165, height: 120, doses: [{ of: 'count', amount: '100 ×' }] },
  company: ['dripper', 'beans'],
  draw(pen, look) {
    for (const turn of [-30, -20, -10, 0, 10, 20]) {
      pen.at(`rotate(${turn} -20 190) translate(-20 0)`, () => cone(pen, look));
    }
    sleeve(pen, look);
  },
};

function cone(pen: Pen, look: Look): void {
  const sheet =
    'M-8 206L-150 -168C-152 -176 -148 -182 -140 -185C-60 -214 60 -214 140 -185C148 -182 152 -176 150 -168L26 206Z';
  lay(
    pen,
    sheet,
    pen.slant([0, lighter(look.colour, 0.5)], [0.5, look.colour], [1, darker(look.colour, 0.12)]),
    5,
  );
  for (let i = 0; i < 22; i++) {
    const [x, y] = [150 - i * 5.8, -160 + i * 16];
    pen.line(path`M${x - 12} ${y}l12 4`, darker(look.colour, 0.4), 1.4, 0.45);
  }
  pen.gleam('M-140 -180L0 200', '#ffffff', 2, 0.5);
}

function sleeve(pen: Pen, look: Look): void {
  const strip = box(-146, 92, 252, 62, 4);
  lay(
    pen,
    strip,
    pen.across([0, lighter(look.accent, 0.14)], [0.5, look.accent], [1, darker(look.accent, 0.2)]),
    6,
  );
  const [name, more] = look.label ?? ['100 ×'];
  const words = { x: -20, colour: lighter(look.accent, 0.86), within: 214 };
  write(pen, name.toUpperCase(), { ...words, y: more ? 122 : 132, size: 18, weight: 10 });
  if (more) write(pen, more.toUpperCase(), { ...words, y: 142, size: 10, tracking: 50, weight: 10 });
}

/** A cloth filter: a sock of cotton on a hoop with a wooden handle. */
export const clothFilter: ShapeDrawing = {
  stance: 'hanging',
  width: 500,
  height: 460,
  focus: { x: -40, y: -130, zoom: 1.9, turn: -8 },
  usual: {
    width: 190,
    height: 150,
    doses: [
      { of: 'coffee', amount: '20 g' },
      { of: 'water', amount: '300 ml' },
      { of: 'time', amount: '3:30' },
    ],
  },
  company: ['server', 'steam', 'beans'],
  draw(pen, look) {
    const sock = 'M-216 -176C-206 -60 -150 120 -84 216C-74 230 -56 230 -46 216C20 120 76 -60 86 -176Z';
    castShadow(pen, sock, 12);

    pen.solid(
      sock,
      pen.across(
        [0, darker(look.colour, 0.12)],
        [0.2, lighter(look.colour, 0.3)],
        [0.5, look.colour],
        [1, darker(look.colour, 0.3)],
      ),
    );
    pen.within(sock, () => weave(pen, look.colour));
    pen.gleam('M-65 -150C-66 0 -66 120 -65 216', darker(look.colour, 0.5), 2, 0.5);
    pen.gleam('M-150 -140C-140 -20 -110 100 -84 180', '#ffffff', 18, 0.25, 8);
    pen.solid(
      ellipse(-65, -178, 152, 30),
      pen.across([0, darker(look.colour, 0.4)], [1, darker(look.colour, 0.08)]),
    );
    pen.line(ellipse(-65, -178, 152, 30), '#8f8a82', 7);
    pen.gleam(ellipse(-65, -180, 152, 30), '#ffffff', 2, 0.7);
    const grip = box(86, -192, 164, 28, 14);
    pen.solid(
      grip,
      pen.down([0, lighter(look.accent, 0.3)], [0.5, look.accent], [1, darker(look.accent, 0.35)]),
    );
    pen.at('rotate(-90)', () => grain(pen, look.random, 166, 100, 24, 140));
  },
};

function weave(pen: Pen, colour: string): void {
  for (let i = 0; i < 40; i++) pen.gleam(path`M-220 ${-180 + i * 10.4}H90`, darker(colour, 0.4), 1, 0.12);
  for (let i = 0; i < 30; i++) pen.gleam(path`M${-216 + i * 10.4} -180V230`, darker(colour, 0.4), 1, 0.12);
}
