import { inkOn, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { lay } from '#demo/pictures/light.ts';
import { flat } from '#demo/pictures/materials.ts';
import { ellipse } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

/** Two round stickers. */
export const sticker: ShapeDrawing = {
  stance: 'lying',
  width: 480,
  height: 480,
  focus: { x: 70, y: 60, zoom: 1.8, turn: -9 },
  usual: { width: 60, height: 60, doses: [] },
  company: ['cup', 'beans'],
  draw(pen, look) {
    pen.at('rotate(8)', () => round(pen, look, -80, -90, 128, lighter(look.accent, 0.1), look.colour));
    pen.at('rotate(-6)', () => round(pen, look, 60, 66, 160, look.colour, look.accent));
  },
};

function round(
  pen: Pen,
  look: Look,
  x: number,
  y: number,
  radius: number,
  ground: string,
  line: string,
): void {
  lay(pen, ellipse(x, y, radius, radius), '#fdfaf4', 6);
  const disc = ellipse(x, y, radius - 9, radius - 9);
  pen.solid(disc, flat(pen, ground, 0.08));
  pen.within(disc, () =>
    drawPattern(
      pen,
      look.pattern ?? 'waves',
      { x: x - radius, y: y - radius, width: radius * 2, height: radius * 1.15 },
      line,
      `${look.seed}${radius}`,
    ),
  );
  pen.line(`M${x - radius + 12} ${y + radius * 0.15}H${x + radius - 12}`, line, 3);
  write(pen, (look.label?.[0] ?? 'MGŁA').toUpperCase(), {
    x,
    y: y + radius * 0.5,
    size: radius * 0.18,
    colour: inkOn(ground),
    within: radius * 1.25,
    tracking: 44,
    weight: 10,
  });
}
