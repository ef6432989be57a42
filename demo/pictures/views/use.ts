import { lay, shadowOf } from '#demo/pictures/light.ts';
import { box, ellipse, type Point, path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import { boards, litWall, steam, strewnBeans, table, windowLight } from '#demo/pictures/props.ts';
import type { Companion, Look, ShapeDrawing } from '#demo/pictures/shape.ts';
import { shapes } from '#demo/pictures/shapes/registry.ts';
import { type Placing, place, placingFor } from './front.ts';

const edge = 690;
const pottery = { colour: '#efe7da', accent: '#7d4f36' };

/** The object in use: on a table, from above, or hung on a wall. */
export function inUse(pen: Pen, shape: ShapeDrawing, look: Look, hue: number): void {
  if (shape.stance === 'standing') onTable(pen, shape, look, hue);
  else if (shape.stance === 'lying') fromAbove(pen, shape, look);
  else onWall(pen, shape, look, hue);
}

function onTable(pen: Pen, shape: ShapeDrawing, look: Look, hue: number): void {
  litWall(pen, hue, 800, 1000);
  table(pen, look.random, 800, edge, 310);
  const brewing = shape.company.includes('server');
  const placing = tablePlacing(shape, brewing);
  const others = shape.company.filter((one): one is 'bag' | 'cup' | 'dripper' =>
    ['bag', 'cup', 'dripper'].includes(one),
  );
  for (const other of others.filter((one) => one !== 'cup')) companion(pen, other, look, shape, placing);
  if (brewing) serverBelow(pen, look, placing);
  else stand(pen, shape, look, placing);
  if (brewing) place(pen, shape, look, placing);
  if (others.includes('cup')) companion(pen, 'cup', look, shape, placing);
  if (shape.company.includes('beans')) strewnBeans(pen, look.random, tableBeans(look), 0.62);
  if (shape.company.includes('steam') && !others.includes('cup')) {
    const [x, y] = shape.steamFrom ?? [0, 24 / placing.scale - shape.height];
    steam(
      pen,
      look.random,
      placing.x + x * placing.scale,
      placing.y + y * placing.scale,
      shape.steamFrom ? 170 : 250,
    );
  }
}

function tablePlacing(shape: ShapeDrawing, brewing: boolean): Placing {
  const roomy = shape.width > shape.height * 1.25;
  const { scale } = placingFor(shape, roomy ? 500 : 420, brewing ? 300 : 520);
  return { x: brewing ? 400 : 360, y: brewing ? 610 : 820, scale };
}

function serverBelow(pen: Pen, look: Look, { x, y, scale }: Placing): void {
  const jug = { x, y: y + 262 * scale, scale: scale * 1.02 };
  shadowOf(pen, shapes.server, jug.x, jug.y, jug.scale);
  place(pen, { ...shapes.server, draw: openServer }, look, jug);
}

/** The server without its lid, as it stands under a dripper. */
function openServer(pen: Pen, look: Look): void {
  shapes.server.draw(pen, { ...look, colour: '#ffffff', accent: '#3a332c' });
}

function stand(pen: Pen, shape: ShapeDrawing, look: Look, placing: Placing): void {
  shadowOf(pen, shape, placing.x, placing.y, placing.scale);
  place(pen, shape, look, placing);
}

const spots: Record<'bag' | 'cup' | 'dripper', Point> = {
  bag: [640, 742],
  cup: [606, 908],
  dripper: [640, 748],
};

/** Another object beside this one, in true proportion as far as that looks well. */
function companion(
  pen: Pen,
  which: keyof typeof spots,
  look: Look,
  shape: ShapeDrawing,
  { scale }: Placing,
): void {
  const other: ShapeDrawing = shapes[which];
  const perMillimetre = (scale * shape.width) / shape.usual.width;
  const wanted = (perMillimetre * other.usual.width) / other.width;
  const size = Math.min(which === 'bag' ? 0.62 : 0.66, Math.max(0.4, wanted * 1.1));
  const [x, y] = spots[which];
  const dressed = { ...look, seed: `${look.seed} beside`, ...beside(which, look) };
  stand(pen, other, dressed, { x, y, scale: size });
  if (which === 'cup') steam(pen, look.random, x, y - other.height * size + 8, 210);
}

function beside(which: Companion, look: Look): Partial<Look> {
  if (which === 'bag')
    return { colour: '#c8a97e', accent: '#3f5b4b', material: 'kraft', label: ['MGŁA'], pattern: 'contours' };
  return { ...pottery, material: 'ceramic', label: look.label ?? ['MGŁA'] };
}

function tableBeans(look: Look): Point[] {
  const { random } = look;
  return Array.from({ length: 9 }, (): Point => [random.between(40, 400), random.between(896, 976)]);
}

function fromAbove(pen: Pen, shape: ShapeDrawing, look: Look): void {
  boards(pen, look.random, 800, 1000);
  windowLight(pen, 120, 60, 560, 820, 0.3);
  const { scale } = placingFor(shape, 520, 640);
  pen.at(path`translate(400 530) rotate(-6) scale(${scale.toFixed(3)})`, () => shape.draw(pen, look));
  if (shape.company.includes('cup')) cupFromAbove(pen, 672, 168);
  const { random } = look;
  const beans = Array.from({ length: 9 }, (): Point => [random.between(40, 330), random.between(870, 965)]);
  if (shape.company.includes('beans')) strewnBeans(pen, random, beans, 0.7);
}

function cupFromAbove(pen: Pen, x: number, y: number): void {
  const disc = (radius: number) => ellipse(x, y, radius, radius);
  lay(pen, disc(122), pen.slant([0, '#fbf6ec'], [1, '#cfc4b2']), 10);
  pen.solid(disc(74), pen.slant([0, '#d6cbb9'], [1, '#f7f1e6']));
  const ear = path`M${x + 66} ${y + 40}L${x + 122} ${y + 78}L${x + 132} ${y + 62}L${x + 76} ${y + 22}Z`;
  lay(pen, ear, '#e5dccd', 6);
  lay(pen, disc(80), pen.slant([0, '#fffaf1'], [1, '#ddd2c1']), 9);
  pen.solid(disc(72), pen.slant([0, '#a99a84'], [1, '#f1e9dc']));
  pen.solid(disc(67), pen.glowAt(0.4, 0.4, [0, '#6b4127'], [0.6, '#3d2214'], [1, '#24130b']));
  pen.gleam(disc(65), '#b98a5c', 3, 0.6);
}

function onWall(pen: Pen, shape: ShapeDrawing, look: Look, hue: number): void {
  litWall(pen, hue, 800, 1150);
  const { scale } = placingFor(shape, 520, 640);
  const y = 560;
  const top = y - (shape.height / 2) * scale;
  lay(pen, box(90, top - 40, 620, 52, 6), pen.down([0, '#cba77e'], [1, '#a37a52']), 6);
  place(pen, shape, look, { x: 400, y, scale });
  for (const x of [220, 400, 580]) {
    lay(pen, ellipse(x, top - 10, 17, 17), pen.slant([0, '#e0c29a'], [1, '#8d6640']), 8);
  }
}
