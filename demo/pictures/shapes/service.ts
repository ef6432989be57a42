import { darker, inkOn, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { castShadow, lay } from '#demo/pictures/light.ts';
import { flat, round } from '#demo/pictures/materials.ts';
import { box, ellipse, path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';

/** Service of machines: tools laid out on a cloth. */
export const service: ShapeDrawing = {
  stance: 'lying',
  width: 560,
  height: 520,
  focus: { x: -40, y: -60, zoom: 1.7, turn: -8 },
  usual: { width: 300, height: 200, doses: [] },
  company: ['cup'],
  draw(pen, look) {
    const mat = box(-270, -240, 540, 480, 10);
    castShadow(pen, mat, 6);
    pen.solid(mat, flat(pen, look.colour, 0.12));
    pen.line(box(-252, -222, 504, 444, 6), lighter(look.colour, 0.4), 2, 0.6);
    portafilter(pen, look.accent);
    screwdriver(pen, look.accent);
    gasket(pen);
    const words = { x: 110, y: 196, colour: inkOn(look.colour), within: 230 };
    if (look.label) write(pen, look.label[0].toUpperCase(), { ...words, size: 18, tracking: 50 });
  },
};

function portafilter(pen: Pen, colour: string): void {
  const steel = '#c4c0b8';
  lay(
    pen,
    box(-150, -24, 60, 250, 24),
    pen.across([0, lighter(colour, 0.35)], [0.5, colour], [1, darker(colour, 0.4)]),
    6,
  );
  pen.solid(box(-138, -70, 36, 60, 6), round(pen, steel, 'steel'));
  lay(pen, ellipse(-120, -126, 88, 88), flat(pen, steel, 0.4), 7);
  pen.solid(ellipse(-120, -126, 70, 70), flat(pen, darker(steel, 0.35), 0.3));
  pen.solid(ellipse(-120, -126, 62, 62), pen.glowAt(0.4, 0.4, [0, '#5a3822'], [1, '#2f1b0f']));
}

function screwdriver(pen: Pen, colour: string): void {
  lay(
    pen,
    box(20, -200, 42, 150, 18),
    pen.across([0, lighter(colour, 0.3)], [0.5, colour], [1, darker(colour, 0.4)]),
    5,
  );
  for (const x of [32, 41, 50]) pen.line(path`M${x} -186V-66`, darker(colour, 0.5), 2, 0.5);
  pen.solid(path`M34 -50H48V86L52 100L46 116H36L30 100L34 86Z`, round(pen, '#c4c0b8', 'steel'));
}

function gasket(pen: Pen): void {
  pen.line(ellipse(160, -120, 62, 62), '#3a3430', 17);
  pen.gleam('M104 -146A62 62 0 0 1 160 -184', '#ffffff', 4, 0.35, 1);
  for (const [x, y] of [
    [130, 20],
    [182, 40],
    [150, 84],
  ] as const) {
    pen.solid(ellipse(x, y, 17, 17), flat(pen, '#b9b4ab', 0.45));
    pen.line(path`M${x - 8} ${y}H${x + 8}M${x} ${y - 8}V${y + 8}`, '#4a453f', 3);
  }
}
