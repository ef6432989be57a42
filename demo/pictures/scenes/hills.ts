import { mix, tint } from '#demo/pictures/colour.ts';
import { type Field, landscape } from '#demo/pictures/noise.ts';
import { box, curve, ellipse, type Point, path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Random } from '#demo/pictures/random.ts';
import type { Scene } from './scene.ts';

const fog = '#f3ece0';

/** Fog over hills at sunrise: each range a little darker and nearer than the one behind. */
export const fogHills: Scene = (pen, { seed, hue }) => {
  sky(pen, hue);
  ranges(pen, seed, hue, 7);
};

/** The hills of a harvest, with a branch of ripe coffee close to us. */
export const harvest: Scene = (pen, { seed, hue, random }) => {
  sky(pen, hue + 30);
  ranges(pen, `${seed} harvest`, hue + 20, 5);
  branch(pen, random);
};

function sky(pen: Pen, hue: number): void {
  pen.shade(
    box(0, 0, 1600, 700),
    pen.down([0, tint(hue, 0.85, 0.035)], [0.35, mix(fog, '#f0d9bd', 0.5)], [0.6, fog], [1, fog]),
  );
  const glow = '#fff3d9';
  pen.shade(ellipse(1130, 210, 620, 420), pen.glow([0, glow, 0.95], [0.4, glow, 0.4], [1, glow, 0]));
  pen.shade(ellipse(1130, 196, 56, 56), '#fffaf0', 0.9);
}

function ranges(pen: Pen, seed: string, hue: number, count: number): void {
  const far = mix(tint(hue, 0.8, 0.03), fog, 0.35);
  const near = tint(hue - 10, 0.33, 0.045);
  for (let i = 0; i < count; i++) {
    const depth = i / (count - 1);
    const colour = mix(far, near, depth ** 1.5);
    const land = landscape(`${seed} ${i}`, 0.3);
    const base = 250 + 330 * depth ** 1.1;
    const ridge = crest(land, base, 120 - depth * 36, 330 + depth * 260);
    pen.shade(
      `${curve(ridge)}V720H0Z`,
      pen.down(
        [0, colour],
        [0.25, mix(colour, fog, 0.1 + 0.14 * (1 - depth))],
        [0.75, mix(colour, fog, 0.75 - depth * 0.45)],
        [1, mix(colour, fog, 0.9 - depth * 0.5)],
      ),
    );
    if (i >= count - 3) trees(pen, ridge, colour, land, 7 + depth * 22);
    if (i < count - 1) mist(pen, base + 60, depth);
  }
}

const crest = (land: Field, base: number, rise: number, span: number): Point[] =>
  Array.from({ length: 65 }, (_, i): Point => [i * 25, base - rise * (0.35 + land((i * 25) / span, 4.3))]);

/** Spruces along a ridge, in groves of uneven height. */
function trees(pen: Pen, ridge: Point[], colour: string, land: Field, size: number): void {
  let d = '';
  for (let x = 0; x <= 1600; x += size * (0.36 + 0.3 * Math.abs(land(x / 9, 31.5)))) {
    const [from, to] = [ridge[Math.floor(x / 25)], ridge[Math.floor(x / 25) + 1]];
    const growth = land(x / 150, 20.5) + 0.12;
    if (!from || !to || growth < 0) continue;
    const y = from[1] + ((to[1] - from[1]) * (x - from[0])) / 25;
    d += spruce(x, y + 4, size * (0.7 + Math.min(1, growth) * 1.1) * (1 + 0.55 * land(x / 2.3, 8)));
  }
  pen.shade(d, colour);
}

const spruce = (x: number, y: number, height: number) =>
  path`M${x} ${y - height}C${x + height * 0.06} ${y - height * 0.6} ${x + height * 0.13} ${y - height * 0.3} ${x + height * 0.2} ${y}` +
  path`H${x - height * 0.2}C${x - height * 0.13} ${y - height * 0.3} ${x - height * 0.06} ${y - height * 0.6} ${x} ${y - height}Z`;

function mist(pen: Pen, y: number, depth: number): void {
  const haze = (opacity: number) => pen.glow([0, fog, opacity], [0.5, fog, opacity * 0.55], [1, fog, 0]);
  pen.shade(ellipse(360 + depth * 500, y, 1000, 90), haze(0.75 - depth * 0.25));
  pen.shade(ellipse(1350 - depth * 700, y + 40, 760, 64), haze(0.6 - depth * 0.2));
}

const leaf = 'M0 0C40 -46 120 -60 190 -8C130 34 50 36 0 0Z';

function branch(pen: Pen, random: Random): void {
  pen.line('M1640 110C1500 190 1360 300 1190 392', '#5a4030', 15);
  pen.gleam('M1640 106C1500 186 1360 296 1192 387', '#a07a5c', 4, 0.6);
  const nodes: Point[] = [
    [1240, 366],
    [1330, 312],
    [1420, 250],
    [1510, 192],
  ];
  for (const [i, [x, y]] of nodes.entries()) {
    leafAt(pen, x, y, 150 + i * 6, 0.95, i);
    leafAt(pen, x, y, -58 - i * 5, 1.02, i + 1);
    for (let k = 0; k < 5; k++)
      cherry(
        pen,
        x + random.between(-38, 38),
        y + random.between(-8, 46),
        random.between(17, 22),
        random.next(),
      );
  }
  leafAt(pen, 1196, 390, 122, 0.9, 2);
}

function leafAt(pen: Pen, x: number, y: number, turn: number, size: number, i: number): void {
  const green = i % 2 ? '#45624a' : '#36503f';
  pen.at(path`translate(${x} ${y}) rotate(${turn}) scale(${size})`, () => {
    pen.solid(
      leaf,
      pen.slant([0, mix(green, '#dfe6cf', 0.3)], [0.5, green], [1, mix(green, '#16201a', 0.4)]),
    );
    pen.line('M4 0C60 -14 120 -18 182 -8', mix(green, '#e7ecd8', 0.45), 2, 0.7);
    for (const at of [40, 75, 110, 145])
      pen.line(
        path`M${at} ${-8 - at * 0.06}q16 -12 26 -18M${at} ${-8 - at * 0.06}q18 10 30 14`,
        mix(green, '#e7ecd8', 0.4),
        1.2,
        0.4,
      );
  });
}

function cherry(pen: Pen, x: number, y: number, radius: number, ripeness: number): void {
  const red = mix('#a83a2a', '#c98a3c', ripeness * 0.5);
  pen.solid(
    ellipse(x, y, radius, radius * 1.06),
    pen.glowAt(0.36, 0.32, [0, mix(red, '#ffe6cf', 0.45)], [0.5, red], [1, mix(red, '#2a0d08', 0.5)]),
  );
  pen.shade(ellipse(x + radius * 0.2, y + radius * 0.8, radius * 0.2, radius * 0.12), '#3a140c', 0.7);
}
