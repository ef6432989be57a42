/** What is drawn. Each shape is a parametric drawing in `shapes/`. */
export type Shape =
  | 'bag'
  | 'tin'
  | 'capsules'
  | 'cup'
  | 'mug'
  | 'glass'
  | 'kettle'
  | 'dripper'
  | 'chemex'
  | 'aeropress'
  | 'french-press'
  | 'moka'
  | 'hand-grinder'
  | 'electric-grinder'
  | 'espresso-machine'
  | 'scale'
  | 'server'
  | 'paper-filters'
  | 'cloth-filter'
  | 'fabric-roll'
  | 'shirt'
  | 'apron'
  | 'cap'
  | 'tote'
  | 'gift-box'
  | 'gift-card'
  | 'sticker'
  | 'workshop'
  | 'service'
  | 'book'
  | 'spoon'
  | 'brush'
  | 'tamper'
  | 'pitcher'
  | 'bottle';

/** A product's picture: enough to draw every view of it, the same way each time. */
export type PictureSpec = {
  shape: Shape;
  /** Main colour and second colour, as hex. */
  colour: string;
  accent: string;
  material?: 'paper' | 'kraft' | 'steel' | 'matte' | 'glass' | 'ceramic' | 'copper' | 'wood' | 'cotton';
  /** Pattern of a label: it grows from the product's key. */
  pattern?: 'contours' | 'dots' | 'waves' | 'rings' | 'stripes';
  /** Words printed on the object: at most two short lines. */
  label?: [string, string?];
  /** Numbers of the size diagram where the product differs from its shape's usual ones: millimetres and doses. */
  size?: { width?: number; height?: number; doses?: Dose[] };
};

/** A number of the size or dose diagram, with its unit: '15 g', '250 ml', '93 °C', '3:00'. */
export type Dose = { of: 'coffee' | 'water' | 'heat' | 'time' | 'volume' | 'count'; amount: string };

/** The pictures each product has: alone, close up, in use, and measured. */
export const views = ['front', 'detail', 'use', 'diagram'] as const;
export type View = (typeof views)[number];

/** The wide pictures of banners. */
export const sceneNames = ['fog-hills', 'counter', 'shelf', 'roastery', 'harvest'] as const;
export type SceneName = (typeof sceneNames)[number];
