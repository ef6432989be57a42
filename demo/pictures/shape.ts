import type { Point } from './path.ts';
import type { Pen } from './pen.ts';
import type { Random } from './random.ts';
import type { Dose, PictureSpec } from './spec.ts';

/** What a shape needs to know to draw itself. */
export type Look = Omit<PictureSpec, 'shape' | 'size'> & { seed: string; random: Random };

export type Companion = 'beans' | 'cup' | 'steam' | 'server' | 'bag' | 'dripper';

/**
 * A parametric drawing. What stands has its foot on y = 0 and its middle on x = 0; what lies or hangs has its
 * middle on both. Heights are negative, as in SVG.
 */
export type ShapeDrawing = {
  stance: 'standing' | 'lying' | 'hanging';
  /** Width of the whole, and its height from the foot up. */
  width: number;
  height: number;
  /** Half the width of the foot, where it differs from half the whole. */
  foot?: number;
  /** The foot is a straight edge, not a round one. */
  straight?: true;
  /** What the close view looks at, how much nearer it goes, and by how many degrees the eye turns. */
  focus: { x: number; y: number; zoom: number; turn: number };
  /** The usual size in millimetres, and the numbers of use. */
  usual: { width: number; height: number; doses: Dose[] };
  /** What keeps it company when it is in use. */
  company: Companion[];
  /** Where steam rises from, if not from its top. */
  steamFrom?: Point;
  /** Part of the picture's room that it takes, 1 when absent. */
  presence?: number;
  draw(pen: Pen, look: Look): void;
};
