import { darker, lighter } from '#demo/pictures/colour.ts';
import { spot } from '#demo/pictures/light.ts';
import { flat, round, top } from '#demo/pictures/materials.ts';
import { box, ellipse, path, polygon, turnedAt } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

const steel = '#c6c3bd';

/** A one-group espresso machine: boiler housing, group, steam wand and drip tray. */
export const espressoMachine: ShapeDrawing = {
  stance: 'standing',
  width: 540,
  height: 520,
  foot: 250,
  straight: true,
  focus: { x: -40, y: -270, zoom: 1.9, turn: -5 },
  usual: {
    width: 290,
    height: 380,
    doses: [
      { of: 'coffee', amount: '18 g' },
      { of: 'water', amount: '36 g' },
      { of: 'heat', amount: '93 °C' },
      { of: 'time', amount: '0:28' },
    ],
  },
  company: ['beans', 'steam', 'bag'],
  steamFrom: [-50, -142],
  draw(pen, look) {
    feet(pen);
    pen.solid(
      box(-222, -400, 444, 330, 10),
      pen.across(
        [0, darker(look.colour, 0.14)],
        [0.2, darker(look.colour, 0.26)],
        [1, darker(look.colour, 0.55)],
      ),
    );
    pen.shade(box(-222, -280, 444, 120), pen.down([0, '#100a06', 0.6], [1, '#100a06', 0]));
    tray(pen, look);
    standingCup(pen);
    housing(pen, look);
    group(pen, look);
    wand(pen, look);
    rail(pen);
  },
};

function feet(pen: Pen): void {
  for (const x of [-200, 176]) pen.solid(box(x, -16, 34, 20, 5), '#2d2926');
}

function tray(pen: Pen, look: Look): void {
  pen.solid(
    polygon([-226, -96], [226, -96], [250, -66], [-250, -66]),
    pen.across([0, lighter(steel, 0.5)], [0.6, steel], [1, darker(steel, 0.3)]),
  );
  for (let i = -9; i <= 9; i++) pen.line(path`M${i * 23} -92L${i * 25} -71`, '#3c3733', 4, 0.6);
  pen.solid(
    box(-250, -68, 500, 54, 10),
    pen.across(
      [0, lighter(look.colour, 0.05)],
      [0.15, lighter(look.colour, 0.2)],
      [0.5, look.colour],
      [1, darker(look.colour, 0.4)],
    ),
  );
  pen.gleam('M-244 -64H244', '#ffffff', 2, 0.4);
}

function standingCup(pen: Pen): void {
  spot(pen, -38, -80, 64.8, 13.8, 0.625);
  pen.solid(turnedAt(-50, [24, -82], [40, -104], [46, -140]), round(pen, '#f1ebe0'));
  pen.solid(ellipse(-50, -140, 46), '#fbf7ef');
  pen.solid(ellipse(-50, -140, 41), '#4a2614');
}

function housing(pen: Pen, look: Look): void {
  const face = box(-250, -440, 500, 160, 16);
  pen.shade(box(-240, -300, 480, 44, 10), '#0d0805', 0.5, 8);
  pen.solid(polygon([-234, -436], [-214, -462], [214, -462], [234, -436]), top(pen, look.colour));
  pen.solid(
    face,
    pen.down([0, lighter(look.colour, 0.22)], [0.2, look.colour], [1, darker(look.colour, 0.2)]),
  );
  pen.shade(
    face,
    pen.across([0, '#fff', 0.2], [0.3, '#fff', 0.1], [0.6, '#100a06', 0], [1, '#100a06', 0.34]),
  );
  pen.gleam('M-236 -437H236', '#ffffff', 2.4, 0.5);
  gauge(pen, 78, -362);
  for (const x of [-190, -140]) {
    pen.solid(ellipse(x, -362, 15, 15), flat(pen, steel, 0.4));
    pen.solid(ellipse(x, -362, 9, 9), x === -190 ? look.accent : '#4a4540');
  }
}

function gauge(pen: Pen, x: number, y: number): void {
  pen.solid(ellipse(x, y, 40, 40), flat(pen, steel, 0.5));
  pen.solid(ellipse(x, y, 33, 33), '#f7f2e8');
  for (let i = 0; i <= 8; i++) {
    const angle = (0.75 + (i / 8) * 1.5) * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    pen.line(path`M${x + dx * 24} ${y + dy * 24}L${x + dx * 29} ${y + dy * 29}`, '#3a342e', 2, 0.9);
  }
  pen.line(path`M${x - 6} ${y + 8}L${x + 15} ${y - 17}`, '#a5452c', 3);
  pen.solid(ellipse(x, y, 4, 4), '#3a342e');
}

function group(pen: Pen, look: Look): void {
  pen.solid(turnedAt(-50, [52, -250], [56, -262], [56, -300]), round(pen, steel, 'steel'));
  pen.solid(turnedAt(-50, [44, -226], [48, -232], [48, -250]), round(pen, steel, 'steel'));
  pen.solid(
    path`M-60 -224H-40L-42 -196C-42 -190 -36 -188 -30 -186L-34 -178C-46 -182 -54 -182 -66 -178L-70 -186C-62 -188 -58 -190 -58 -196Z`,
    round(pen, steel, 'steel'),
  );
  pen.solid(path`M-92 -248L-112 -250C-116 -250 -116 -232 -112 -232L-92 -232Z`, steel);
  pen.solid(
    path`M-110 -254L-206 -262C-222 -263 -224 -222 -206 -222L-110 -228Z`,
    pen.down([0, lighter(look.accent, 0.35)], [0.4, look.accent], [1, darker(look.accent, 0.45)]),
  );
  pen.line('M-56 -178V-142M-44 -178V-142', '#4a2614', 3.5, 0.95);
}

function wand(pen: Pen, look: Look): void {
  pen.line('M176 -288C176 -250 186 -200 204 -150', '#8c8780', 11);
  pen.gleam('M173 -288C173 -250 183 -200 201 -150', '#ffffff', 3, 0.8);
  pen.solid(box(160, -306, 34, 30, 8), round(pen, steel, 'steel'));
  pen.solid(turnedAt(188, [26, -344], [30, -350], [30, -374], [24, -382]), round(pen, look.accent, 'wood'));
}

/** Cups warm on top, behind a low rail. */
function rail(pen: Pen): void {
  for (const x of [-150, -66, 26]) {
    pen.solid(turnedAt(x, [22, -462], [34, -478], [38, -506]), round(pen, '#efe8dc'));
    pen.solid(ellipse(x, -506, 38), '#fbf7ef');
    pen.solid(ellipse(x, -505, 33), '#cfc4b2');
  }
  pen.line('M-214 -462V-484H214V-462', '#8f8a82', 5);
  pen.gleam('M-214 -486H214', '#ffffff', 1.6, 0.8);
}
