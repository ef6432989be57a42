import { ground } from '#demo/pictures/light.ts';
import { box, path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import { windowLight } from '#demo/pictures/props.ts';
import type { PictureSpec } from '#demo/pictures/spec.ts';
import { type Scene, stand } from './scene.ts';

type Place = [spec: PictureSpec, x: number, height: number];

const upper: Place[] = [
  [
    {
      shape: 'bag',
      colour: '#2f4a3f',
      accent: '#d9b48a',
      material: 'matte',
      pattern: 'contours',
      label: ['KENIA', 'NYERI'],
    },
    800,
    220,
  ],
  [
    {
      shape: 'bag',
      colour: '#c8a97e',
      accent: '#7a3f2a',
      material: 'kraft',
      pattern: 'rings',
      label: ['BRAZYLIA', 'CERRADO'],
    },
    960,
    220,
  ],
  [
    {
      shape: 'bag',
      colour: '#ece4d6',
      accent: '#a5593c',
      material: 'paper',
      pattern: 'waves',
      label: ['ETIOPIA', 'GUJI'],
    },
    1120,
    220,
  ],
  [{ shape: 'tin', colour: '#3b3f4a', accent: '#c99b5f', pattern: 'dots', label: ['MGŁA'] }, 1296, 170],
  [{ shape: 'chemex', colour: '#ffffff', accent: '#a8794c' }, 1460, 226],
];
const lower: Place[] = [
  [{ shape: 'kettle', colour: '#2e2c2a', accent: '#a8794c', material: 'matte' }, 850, 170],
  [{ shape: 'dripper', colour: '#efe7da', accent: '#a5593c' }, 1072, 120],
  [{ shape: 'mug', colour: '#6d7f73', accent: '#f1e6d2' }, 1222, 116],
  [{ shape: 'hand-grinder', colour: '#3a3733', accent: '#a8794c' }, 1350, 214],
  [{ shape: 'server', colour: '#ffffff', accent: '#3a332c' }, 1490, 130],
];

/** Two shelves of the shop. */
export const shelf: Scene = (pen, { seed, hue }) => {
  pen.shade(
    box(0, 0, 1600, 700),
    pen.slant([0, ground(hue, 0.93)], [0.6, ground(hue, 0.87)], [1, ground(hue, 0.79)]),
  );
  windowLight(pen, 40, 60, 640, 560, 0.4);
  for (const [y, places] of [
    [318, upper],
    [606, lower],
  ] as const) {
    board(pen, y);
    for (const [spec, x, height] of places) stand(pen, spec, x, y + 4, height, `${seed} ${x}`);
  }
};

function board(pen: Pen, y: number): void {
  pen.shade(box(700, y + 30, 920, 70), pen.down([0, '#22140b', 0.26], [1, '#22140b', 0]));
  pen.shade(path`M690 ${y + 16}L712 ${y - 12}H1620V${y + 16}Z`, pen.across([0, '#d9b88f'], [1, '#ad845a']));
  pen.shade(path`M690 ${y + 16}H1620V${y + 36}H690Z`, pen.across([0, '#b98f63'], [1, '#8a643f']));
}
