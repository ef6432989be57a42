import { backdrop, shadowOf } from '#demo/pictures/light.ts';
import { path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';
import { placingFor } from './front.ts';

/** A close look at one part, cropped and turned. */
export function detail(pen: Pen, shape: ShapeDrawing, look: Look, hue: number): void {
  const { x, y, zoom, turn } = shape.focus;
  const scale = placingFor(shape, 560, 640).scale * zoom;
  backdrop(pen, hue, 800, 1000, shape.stance === 'standing' ? 780 : 1100);
  pen.at(path`translate(400 500) rotate(${turn}) scale(${scale.toFixed(3)}) translate(${-x} ${-y})`, () => {
    if (shape.stance === 'standing') shadowOf(pen, shape, 0, 0, 1);
    shape.draw(pen, look);
  });
}
