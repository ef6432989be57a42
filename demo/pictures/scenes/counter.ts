import { ground } from '#demo/pictures/light.ts';
import { box, path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import { steam, table, windowLight } from '#demo/pictures/props.ts';
import { type Scene, stand } from './scene.ts';

/** The bar: tiles in morning light, the machine at work, cups at hand. */
export const counter: Scene = (pen, { seed, hue, random }) => {
  tiles(pen, hue);
  windowLight(pen, 60, 20, 620, 470, 0.45);
  table(pen, random, 1600, 540, 160, '#a97f57');
  stand(
    pen,
    { shape: 'electric-grinder', colour: '#33302c', accent: '#c9a15f' },
    890,
    580,
    420,
    `${seed} grinder`,
  );
  stand(
    pen,
    { shape: 'espresso-machine', colour: '#e8e0d2', accent: '#8a5a3c', material: 'matte' },
    1200,
    590,
    400,
    `${seed} machine`,
  );
  stand(
    pen,
    { shape: 'pitcher', colour: '#c9c5bd', accent: '#333', material: 'steel' },
    1486,
    606,
    120,
    `${seed} pitcher`,
  );
  stand(pen, { shape: 'cup', colour: '#efe7da', accent: '#7d4f36' }, 770, 652, 92, `${seed} cup`);
  steam(pen, random, 770, 570, 170);
};

function tiles(pen: Pen, hue: number): void {
  pen.shade(
    box(0, 0, 1600, 560),
    pen.across([0, ground(hue, 0.93)], [0.5, ground(hue, 0.88)], [1, ground(hue, 0.8)]),
  );
  let joints = '';
  for (let row = 0; row < 10; row++) {
    joints += path`M0 ${row * 56}H1600`;
    for (let x = (row % 2) * 70; x < 1600; x += 140) joints += path`M${x} ${row * 56}v56`;
  }
  pen.gleam(joints, ground(hue, 0.76), 1.6, 0.4);
}
