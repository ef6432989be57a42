import { lighter, mix, tint } from './colour.ts';
import { box, ellipse, path } from './path.ts';
import type { Pen } from './pen.ts';
import type { ShapeDrawing } from './shape.ts';

const dusk = '#2a1c12';

/** A muted tint that leans to the warmth of paper, whatever the hue. */
export const ground = (hue: number, lightness: number) =>
  mix(tint(hue, lightness, 0.03), tint(82, lightness, 0.018), 0.4);

/** A seamless studio backdrop in the category's hue, lit from the upper left; the floor begins at `horizon`. */
export function backdrop(pen: Pen, hue: number, width: number, height: number, horizon: number): void {
  const wall = ground(hue, 0.885);
  pen.shade(box(0, 0, width, height), wall);
  const bend = horizon / height;
  pen.shade(
    box(0, 0, width, height),
    pen.down(
      [0, ground(hue, 0.9)],
      [bend - 0.18, ground(hue, 0.862)],
      [bend, ground(hue, 0.898)],
      [1, ground(hue, 0.848)],
    ),
  );
  const light = lighter(wall, 0.85);
  pen.shade(
    ellipse(width * 0.26, height * 0.26, width * 0.85, height * 0.6),
    pen.glow([0, light, 0.75], [0.5, light, 0.28], [1, light, 0]),
  );
}

/** The shadow of something that stands: dark where it touches, long and soft to the lower right. */
export function contactShadow(pen: Pen, x: number, y: number, reach: number, straight = false): void {
  const fading = (opacity: number) =>
    pen.glow([0, dusk, opacity], [0.45, dusk, opacity * 0.62], [0.75, dusk, opacity * 0.18], [1, dusk, 0]);
  if (straight) {
    pen.shade(ellipse(x + reach * 0.42, y - reach * 0.02, reach * 1.5, reach * 0.17), fading(0.4));
    pen.shade(ellipse(x + reach * 0.05, y, reach * 1.12, reach * 0.06), fading(0.85));
    return;
  }
  pen.shade(ellipse(x + reach * 0.55, y + reach * 0.07, reach * 1.75, reach * 0.3), fading(0.32));
  pen.shade(ellipse(x + reach * 0.1, y + reach * 0.02, reach * 1.2, reach * 0.2), fading(0.62));
}

/** The shadow of one of our shapes where it stands. */
export function shadowOf(pen: Pen, shape: ShapeDrawing, x: number, y: number, scale: number): void {
  contactShadow(pen, x, y, (shape.foot ?? shape.width / 2) * scale, shape.straight);
}

/** Something flat laid on the surface, with its shadow. */
export function lay(pen: Pen, outline: string, paint: string, height: number): void {
  castShadow(pen, outline, height);
  pen.solid(outline, paint);
}

/** A soft dark or light spot upon a surface. */
export function spot(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity: number,
  colour = dusk,
): void {
  const fading = pen.glow(
    [0, colour, opacity],
    [0.5, colour, opacity * 0.72],
    [0.8, colour, opacity * 0.2],
    [1, colour, 0],
  );
  pen.shade(ellipse(x, y, rx, ry), fading);
}

/** The shadow of something flat that lies `height` above the surface, by its outline: to the lower right. */
export function castShadow(pen: Pen, outline: string, height: number): void {
  const cast = (by: number, blur: number, opacity: number) =>
    pen.at(path`translate(${by} ${by * 1.2})`, () => pen.shade(outline, dusk, opacity, blur));
  cast(height, height * 0.95, 0.2);
  cast(height * 0.3, height * 0.3, 0.24);
}
