import { darker, lighter } from '#demo/pictures/colour.ts';
import { ground, spot } from '#demo/pictures/light.ts';
import { fold, round } from '#demo/pictures/materials.ts';
import { box, ellipse, path, turnedAt } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import { beanHeap, steam, windowLight } from '#demo/pictures/props.ts';
import type { Random } from '#demo/pictures/random.ts';
import type { Scene } from './scene.ts';

const iron = '#33383a';
const brass = '#b8935a';

/** The roasting hall: a drum roaster with its cooling tray, and sacks of green coffee. */
export const roastery: Scene = (pen, { hue, random }) => {
  pen.shade(
    box(0, 0, 1600, 560),
    pen.slant([0, ground(hue, 0.92)], [0.6, ground(hue, 0.85)], [1, ground(hue, 0.76)]),
  );
  windowLight(pen, 60, 20, 680, 480, 0.45);
  pen.shade(box(0, 560, 1600, 140), pen.down([0, ground(hue, 0.66)], [1, ground(hue, 0.76)]));
  for (const [x, size] of [
    [760, 0.9],
    [866, 1.05],
  ] as const)
    sack(pen, random, x, 622, size);
  roaster(pen, random);
};

function sack(pen: Pen, random: Random, x: number, y: number, size: number): void {
  const jute = '#c4a478';
  spot(pen, x + 30, y + 4, 130 * size + 10.8, 28.8, 0.5);
  pen.at(path`translate(${x} ${y}) scale(${size})`, () => {
    const body =
      'M-86 2C-110 -50 -92 -122 -70 -178C-40 -186 40 -186 70 -178C94 -122 108 -50 86 2C30 14 -30 14 -86 2Z';
    pen.solid(body, round(pen, jute, 'matte'));
    pen.within(body, () => {
      fold(pen, { x: -44, y: -100, length: 170, turn: 8, width: 20, light: 0.2 });
      fold(pen, { x: 8, y: -70, length: 190, turn: -6, width: 18, dark: 0.26 });
      fold(pen, { x: 52, y: -90, length: 170, turn: -12, width: 16, dark: 0.24 });
    });
    pen.within(ellipse(0, -182, 70, 20), () => beanHeap(pen, random, -80, -210, 160, 50));
    pen.line('M-76 -180C-60 -160 60 -160 76 -180', lighter(jute, 0.25), 16);
    pen.line('M-40 -80H40M-26 -60H26', darker(jute, 0.5), 4, 0.5);
  });
}

function roaster(pen: Pen, random: Random): void {
  spot(pen, 1260, 640, 396.8, 46.8, 0.5625);
  pen.solid(
    box(1100, 430, 300, 204, 8),
    pen.across([0, lighter(iron, 0.14)], [0.3, iron], [1, darker(iron, 0.4)]),
  );
  for (const x of [1120, 1356]) pen.solid(box(x, 626, 26, 18, 3), '#1d1a18');
  chimney(pen);
  drum(pen);
  pen.solid(
    path`M1150 120H1290L1250 206H1190Z`,
    pen.across([0, lighter(brass, 0.4)], [0.5, brass], [1, darker(brass, 0.4)]),
  );
  pen.within(ellipse(1220, 120, 70, 14), () => beanHeap(pen, random, 1140, 96, 170, 40));
  pen.line(ellipse(1220, 120, 70, 14), brass, 4);
  coolingTray(pen, random);
  steam(pen, random, 1030, 500, 200);
}

function chimney(pen: Pen): void {
  pen.solid(box(1352, -20, 60, 260, 0), round(pen, '#a7a39c', 'steel'));
  for (const y of [60, 150]) pen.solid(box(1346, y, 72, 14, 4), round(pen, '#a7a39c', 'steel'));
}

function drum(pen: Pen): void {
  pen.solid(
    box(1130, 202, 340, 236, 30),
    pen.down([0, lighter(iron, 0.26)], [0.3, iron], [1, darker(iron, 0.5)]),
  );
  pen.solid(
    ellipse(1150, 320, 126, 126),
    pen.slant([0, lighter(iron, 0.4)], [0.5, iron], [1, darker(iron, 0.4)]),
  );
  pen.solid(ellipse(1150, 320, 104, 104), pen.slant([0, darker(iron, 0.1)], [1, lighter(iron, 0.12)]));
  pen.line(ellipse(1150, 320, 115, 115), brass, 5);
  pen.solid(ellipse(1150, 292, 42, 42), brass);
  pen.solid(ellipse(1150, 292, 34, 34), pen.glow([0, '#f0b368'], [0.6, '#8a4a22'], [1, '#3a1c0e']));
  pen.solid(box(1110, 372, 80, 34, 6), pen.down([0, lighter(brass, 0.3)], [1, darker(brass, 0.3)]));
  for (const x of [1310, 1366, 1422]) {
    pen.solid(ellipse(x, 290, 19, 19), brass);
    pen.solid(ellipse(x, 290, 15, 15), '#f7f2e8');
    pen.line(path`M${x} 290l6 -10`, '#a5452c', 2.4);
  }
}

function coolingTray(pen: Pen, random: Random): void {
  pen.solid(turnedAt(1030, [30, 640], [34, 560]), round(pen, iron, 'matte'));
  pen.solid(turnedAt(1030, [150, 556], [170, 520], [170, 506]), round(pen, '#b9b4ab', 'steel'));
  pen.solid(ellipse(1030, 506, 170), lighter('#b9b4ab', 0.4));
  pen.within(ellipse(1030, 508, 158, 20), () => beanHeap(pen, random, 866, 470, 330, 66));
}
