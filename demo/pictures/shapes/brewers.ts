import { darker, lighter } from '#demo/pictures/colour.ts';
import { coffee, round, top } from '#demo/pictures/materials.ts';
import { band, box, ellipse, hoop, type Point, path, polygon, turned } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';
import { handle } from './cup.ts';
import { glassBack, glassFront } from './glass.ts';

/** A plunger brewer of smoky plastic. */
export const aeropress: ShapeDrawing = {
  stance: 'standing',
  width: 230,
  height: 520,
  foot: 100,
  focus: { x: 0, y: -210, zoom: 2.2, turn: -7 },
  usual: {
    width: 105,
    height: 290,
    doses: [
      { of: 'coffee', amount: '14 g' },
      { of: 'water', amount: '220 ml' },
      { of: 'heat', amount: '88 °C' },
      { of: 'time', amount: '2:00' },
    ],
  },
  company: ['cup', 'beans'],
  draw(pen, look) {
    const dark = '#2f2c2a';
    pen.solid(turned([60, -330], [60, -496]), smoke(pen, look.colour, 0.72));
    pen.solid(turned([80, -488], [80, -504]), round(pen, look.colour, 'matte'));
    pen.solid(ellipse(0, -504, 80), top(pen, look.colour));
    pen.solid(turned([70, -58], [70, -330]), smoke(pen, look.colour, 0.6));
    pen.solid(band([66, -64], [66, -150]), '#2a150b', 0.8);
    pen.solid(band([67, -300], [67, -326]), dark, 0.9);
    for (const y of [-130, -180, -230, -280]) {
      pen.line(ellipse(0, y, 15, 13), look.accent, 2.6, 0.95);
      pen.line(path`M-40 ${y}H-26M26 ${y}H40`, look.accent, 2.2, 0.8);
    }
    pen.solid(turned([84, -326], [84, -340]), round(pen, look.colour, 'matte'));
    pen.solid(turned([104, -46], [108, -52], [104, -60]), round(pen, look.colour, 'matte'));
    pen.solid(turned([76, 0], [80, -8], [80, -44]), round(pen, dark, 'matte'));
    for (let i = -5; i <= 5; i++)
      pen.line(path`M${i * 14} ${-36 + 9 - Math.abs(i)}V${8 - Math.abs(i)}`, lighter(dark, 0.24), 2, 0.5);
    pen.gleam('M-50 -80V-480', '#ffffff', 9, 0.35, 3);
  },
};

const smoke = (pen: Pen, colour: string, opacity: number) =>
  pen.across(
    [0, darker(colour, 0.3), opacity + 0.2],
    [0.2, lighter(colour, 0.35), opacity],
    [0.5, colour, opacity],
    [0.95, darker(colour, 0.4), opacity + 0.2],
    [1, darker(colour, 0.2), opacity + 0.2],
  );

const beaker: Point[] = [
  [112, -22],
  [114, -34],
  [114, -330],
  [118, -342],
];

/** A plunger pot of glass in a metal frame. */
export const frenchPress: ShapeDrawing = {
  stance: 'standing',
  width: 360,
  height: 470,
  foot: 120,
  focus: { x: 0, y: -330, zoom: 1.9, turn: -6 },
  usual: {
    width: 165,
    height: 235,
    doses: [
      { of: 'coffee', amount: '30 g' },
      { of: 'water', amount: '500 ml' },
      { of: 'heat', amount: '95 °C' },
      { of: 'time', amount: '4:00' },
    ],
  },
  company: ['cup', 'steam', 'beans'],
  draw(pen, look) {
    const [metal, finish] = [look.colour, look.material ?? 'steel'] as const;
    pen.solid(handle(116, -318, -70, 96, 26), round(pen, look.accent, 'matte'));
    glassBack(pen, beaker, 118, -342);
    pen.solid(
      turned([110, -30], [111, -40], [111, -236]),
      pen.across([0, '#24130b'], [0.25, '#4a2614'], [0.6, '#33190d'], [1, '#180b05']),
    );
    pen.solid(ellipse(0, -236, 111), coffee(pen));
    pen.line('M0 -236V-350', '#b9b6b0', 7);
    pen.solid(band([110, -232], [110, -240]), round(pen, '#b9b6b0', 'steel'));
    glassFront(pen, beaker, 118, -342);
    for (const x of [-86, 0, 86]) {
      const sink = 14 * Math.sqrt(1 - (x / 122) ** 2);
      pen.solid(box(x - 8, sink - 322, 16, 304), round(pen, metal, finish));
    }
    pen.solid(band([119, -300], [119, -322]), round(pen, metal, finish));
    pen.solid(turned([116, 0], [122, -6], [120, -34]), round(pen, metal, finish));
    pen.solid(
      turned([124, -338], [124, -352], [114, -370], [88, -386], [48, -396], [8, -399]),
      round(pen, metal, finish),
    );
    pen.gleam(hoop(124, -340), darker(metal, 0.7), 2, 0.5);
    pen.solid(turned([6, -396], [6, -424]), round(pen, '#b9b6b0', 'steel'));
    pen.solid(ellipse(0, -444, 27, 25), round(pen, look.accent, 'matte'));
    pen.shade(ellipse(-9, -456, 9, 5), '#ffffff', 0.25);
  },
};

/** A stove-top pot with eight sides. */
export const moka: ShapeDrawing = {
  stance: 'standing',
  width: 400,
  height: 460,
  foot: 122,
  focus: { x: -10, y: -250, zoom: 1.9, turn: -7 },
  usual: {
    width: 155,
    height: 165,
    doses: [
      { of: 'coffee', amount: '16 g' },
      { of: 'water', amount: '150 ml' },
    ],
  },
  company: ['cup', 'steam', 'beans'],
  draw(pen, look) {
    pen.solid(
      path`M100 -372L182 -366C204 -362 206 -340 196 -320L158 -214C150 -198 130 -202 136 -222L164 -320C168 -336 160 -338 150 -338L98 -336Z`,
      pen.slant([0, lighter(look.accent, 0.3)], [0.5, look.accent], [1, darker(look.accent, 0.4)]),
    );
    facets(pen, look.colour, 126, 0, 92, -176);
    pen.solid(turned([96, -172], [100, -178], [100, -196], [94, -202]), round(pen, look.colour, 'steel'));
    pen.solid(polygon([-110, -320], [-158, -384], [-108, -386]), lighter(look.colour, 0.3));
    facets(pen, look.colour, 84, -200, 118, -384);
    pen.solid(
      'M-122 -384L-62 -418L-10 -428H10L62 -418L122 -384L76 -372L34 -367H-30L-76 -372Z',
      pen.across([0, lighter(look.colour, 0.5)], [0.5, look.colour], [1, darker(look.colour, 0.4)]),
    );
    pen.line('M-30 -367L-8 -428M34 -367L8 -428', darker(look.colour, 0.5), 1.6, 0.5);
    pen.solid(turned([10, -424], [20, -440], [18, -456], [10, -460]), round(pen, look.accent, 'matte'));
    pen.solid(ellipse(-62, -92, 13, 13), '#b08d57');
    pen.solid(ellipse(-62, -92, 6, 6), '#7d6238');
  },
};

function facets(pen: Pen, colour: string, low: number, y: number, high: number, z: number): void {
  const edges = [-1, -0.72, -0.26, 0.3, 0.76, 1];
  const tones = [
    darker(colour, 0.2),
    lighter(colour, 0.62),
    lighter(colour, 0.18),
    darker(colour, 0.16),
    darker(colour, 0.44),
  ];
  const sink = (part: number) => Math.sqrt(1 - part * part) * 16;
  tones.forEach((tone, i) => {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? 1];
    const side = polygon(
      [low * from, y + sink(from)],
      [low * to, y + sink(to)],
      [high * to, z + sink(to)],
      [high * from, z + sink(from)],
    );
    pen.solid(side, pen.down([0, lighter(tone, 0.12)], [1, darker(tone, 0.16)]));
  });
}
