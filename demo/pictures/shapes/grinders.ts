import { darker, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { flat, grain, round, top } from '#demo/pictures/materials.ts';
import { band, box, ellipse, hoop, path, turned, turnedAt } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import { beanHeap } from '#demo/pictures/props.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

/** A hand grinder: slim body, waist band, and a crank with a wooden knob. */
export const handGrinder: ShapeDrawing = {
  stance: 'standing',
  width: 330,
  height: 560,
  foot: 70,
  focus: { x: 10, y: -400, zoom: 1.9, turn: -8 },
  usual: {
    width: 175,
    height: 190,
    doses: [
      { of: 'coffee', amount: '25 g' },
      { of: 'time', amount: '0:45' },
    ],
  },
  company: ['beans', 'cup', 'steam'],
  draw(pen, look) {
    const finish = look.material ?? 'matte';
    pen.solid(turned([66, 0], [70, -6], [70, -150]), round(pen, look.accent, 'wood'));
    pen.within(turned([66, 0], [70, -6], [70, -150]), () => grain(pen, look.random, -70, -150, 140, 170));
    pen.solid(turned([72, -148], [72, -168]), round(pen, '#b9b4ab', 'steel'));
    pen.solid(turned([70, -166], [68, -176], [68, -410], [70, -420]), round(pen, look.colour, finish));
    knurls(pen, look.colour);
    if (look.label)
      write(pen, look.label[0].toUpperCase(), {
        x: -6,
        y: -356,
        size: 13,
        colour: lighter(look.colour, 0.75),
        around: 70,
        within: 84,
        tracking: 50,
      });
    pen.solid(turned([74, -418], [74, -432], [70, -438]), round(pen, '#b9b4ab', 'steel'));
    pen.solid(ellipse(0, -438, 70), top(pen, '#b9b4ab'));
    pen.solid(turned([40, -440], [34, -456], [16, -460]), round(pen, look.colour, finish));
    crank(pen, look);
    pen.gleam('M-44 -180V-404', '#ffffff', 7, 0.3, 3);
  },
};

function knurls(pen: Pen, colour: string): void {
  pen.solid(band([69, -196], [69, -306]), round(pen, darker(colour, 0.22), 'matte'));
  for (let i = 0; i < 12; i++) {
    const angle = -1.4 + (i * 2.8) / 11;
    const [x, sink] = [Math.sin(angle) * 69, Math.cos(angle) * 9];
    pen.line(path`M${x} ${-200 + sink}V${-302 + sink}`, darker(colour, 0.6), 2.4, 0.55);
    pen.gleam(path`M${x + 2.4} ${-200 + sink}V${-302 + sink}`, lighter(colour, 0.5), 1.2, 0.35);
  }
}

function crank(pen: Pen, look: Look): void {
  const steel = '#c4c0b8';
  pen.solid(turned([13, -456], [13, -486]), round(pen, steel, 'steel'));
  pen.solid(
    path`M-22 -482C-22 -492 -12 -498 0 -498L196 -486C208 -485 210 -468 196 -468L0 -474C-12 -474 -22 -474 -22 -482Z`,
    pen.down([0, lighter(steel, 0.7)], [0.5, steel], [1, darker(steel, 0.4)]),
  );
  pen.solid(ellipse(0, -488, 12, 5), darker(steel, 0.2));
  pen.solid(turnedAt(186, [7, -484], [7, -500]), round(pen, steel, 'steel'));
  pen.solid(ellipse(186, -524, 30, 31), round(pen, look.accent, 'wood'));
  pen.shade(ellipse(176, -540, 10, 6), '#ffffff', 0.28);
}

/** An electric grinder: hopper of beans, body, spout and catch cup. */
export const electricGrinder: ShapeDrawing = {
  stance: 'standing',
  width: 300,
  height: 600,
  foot: 130,
  focus: { x: 0, y: -470, zoom: 1.9, turn: -6 },
  usual: {
    width: 130,
    height: 350,
    doses: [
      { of: 'coffee', amount: '250 g' },
      { of: 'time', amount: '0:12' },
    ],
  },
  company: ['beans', 'cup', 'steam'],
  draw(pen, look) {
    const finish = look.material ?? 'matte';
    pen.solid(
      box(-132, -40, 264, 44, 14),
      pen.across([0, lighter(look.colour, 0.1)], [0.3, look.colour], [1, darker(look.colour, 0.4)]),
    );
    pen.solid(box(-86, -260, 172, 232, 8), flat(pen, darker(look.colour, 0.3)));
    pen.solid(turned([112, -236], [118, -250], [118, -392], [108, -408]), round(pen, look.colour, finish));
    pen.solid(ellipse(0, -408, 108), top(pen, look.colour));
    dial(pen, look);
    pen.solid(path`M-34 -226H34L24 -186H-24Z`, round(pen, '#4b4641', 'steel'));
    pen.solid(turned([54, -38], [58, -46], [62, -146], [66, -150]), round(pen, '#c9c5bd', 'steel'));
    pen.solid(ellipse(0, -150, 66), '#5d564d');
    hopper(pen, look);
  },
};

function dial(pen: Pen, look: Look): void {
  pen.solid(band([119, -372], [119, -398]), round(pen, look.accent, 'steel'));
  for (let i = -6; i <= 6; i++) {
    const x = Math.sin(i * 0.2) * 118;
    pen.line(path`M${x} ${-380 + Math.cos(i * 0.2) * 15}v-8`, darker(look.accent, 0.6), 2, 0.7);
  }
  pen.solid(ellipse(0, -300, 15, 15), darker(look.colour, 0.5));
  pen.solid(ellipse(0, -301, 11, 11), look.accent);
  pen.gleam(hoop(117, -252), '#150c06', 2, 0.4);
}

function hopper(pen: Pen, look: Look): void {
  const cone = turned([78, -414], [90, -440], [128, -560], [128, -572]);
  pen.solid(cone, pen.across([0, '#ffffff', 0.6], [0.2, '#eef0ee', 0.35], [1, '#c6ccc9', 0.6]));
  pen.within(turned([76, -414], [88, -440], [114, -524]), () =>
    beanHeap(pen, look.random, -120, -534, 240, 130),
  );
  pen.shade(
    cone,
    pen.across(
      [0, '#fff', 0.5],
      [0.08, '#fff', 0],
      [0.18, '#fff', 0.4],
      [0.26, '#fff', 0.05],
      [0.8, '#20303a', 0.05],
      [1, '#20303a', 0.3],
    ),
  );
  pen.line(cone, '#7f8b88', 1.6, 0.5);
  pen.solid(turned([132, -570], [132, -582]), round(pen, look.colour, 'matte'));
  pen.solid(ellipse(0, -582, 132), top(pen, look.colour));
}
