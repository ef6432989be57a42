import { backdrop, shadowOf } from '#demo/pictures/light.ts';
import { path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

/** Where the object is and how large: its own units times the scale. */
export type Placing = { x: number; y: number; scale: number };

const floor = 812;

/** The object alone before a backdrop. */
export function front(pen: Pen, shape: ShapeDrawing, look: Look, hue: number): void {
  const placing = placingFor(shape, 580, 650);
  const standing = shape.stance === 'standing';
  backdrop(pen, hue, 800, 1000, standing ? floor - 90 : 1100);
  if (standing) shadowOf(pen, shape, placing.x, placing.y, placing.scale);
  place(pen, shape, look, placing);
}

/** Fits an object into the middle of the portrait, on the floor if it stands. */
export function placingFor(shape: ShapeDrawing, width: number, height: number): Placing {
  const scale = Math.min(width / shape.width, height / shape.height) * (shape.presence ?? 1);
  if (shape.stance !== 'standing') return { x: 400, y: 500, scale };
  // A low object moves up, so that it does not sink to the picture's foot.
  const rise = Math.max(0, (height - shape.height * scale) * 0.42);
  return { x: 400, y: floor - rise, scale };
}

export function place(pen: Pen, shape: ShapeDrawing, look: Look, { x, y, scale }: Placing): void {
  pen.at(path`translate(${x} ${y}) scale(${scale.toFixed(3)})`, () => shape.draw(pen, look));
}
