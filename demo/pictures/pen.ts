import { ink, paper } from './colour.ts';

/** A colour stop of a gradient: place from 0 to 1, colour, opacity. */
export type Stop = [at: number, colour: string, opacity?: number];

/**
 * What every shape is drawn with. The same strokes give a painted picture, or, with a drawing pen, a line drawing
 * in which nearer parts hide the farther ones.
 */
export type Pen = {
  /** A part of the object: it hides what is behind. */
  solid(d: string, paint: string, opacity?: number): void;
  /** Light or shadow upon a part: absent from line drawings. */
  shade(d: string, paint: string, opacity?: number, blur?: number): void;
  /** A thin part, a seam or a printed line. */
  line(d: string, colour: string, width: number, opacity?: number): void;
  /** A line of light, shadow or print: absent from line drawings. */
  gleam(d: string, colour: string, width: number, opacity?: number, blur?: number): void;
  /** Gradients over what they paint: to the right, down, to the lower right, and out from a place. */
  across(...stops: Stop[]): string;
  down(...stops: Stop[]): string;
  slant(...stops: Stop[]): string;
  glow(...stops: Stop[]): string;
  glowAt(x: number, y: number, ...stops: Stop[]): string;
  /** Draws only inside the outline. */
  within(d: string, draw: () => void): void;
  at(transform: string, draw: () => void): void;
};

export type Sheet = {
  pen: Pen;
  /** The pen for line drawings, with the width of its lines. */
  fineliner(width: number): Pen;
  svg(width: number, height: number): string;
};

export function newSheet(): Sheet {
  const defs = new Map<string, string>();
  const marks: string[] = [];
  const define = (markup: (id: string) => string): string => {
    const key = markup('');
    const id = defs.get(key) ?? `d${defs.size}`;
    defs.set(key, id);
    return id;
  };
  const pen: Pen = { ...structure(define, marks), ...paints(define), ...painting(marks) };
  return {
    pen,
    fineliner: (width) => ({ ...pen, ...drawing(marks, width) }),
    svg: (width, height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${[...defs].map(([markup, id]) => markup.replace('id=""', `id="${id}"`)).join('')}</defs>` +
      `${marks.join('')}</svg>`,
  };
}

type Define = (markup: (id: string) => string) => string;

function painting(marks: string[]): Pick<Pen, 'solid' | 'shade' | 'line' | 'gleam'> {
  const fill = (d: string, paint: string, opacity = 1) => {
    marks.push(`<path d="${d}" fill="${paint}"${seen('fill', opacity)}/>`);
  };
  const stroke = (d: string, colour: string, width: number, opacity = 1) => {
    marks.push(`<path d="${d}" ${lineOf(colour, width)}${seen('stroke', opacity)}/>`);
  };
  return {
    solid: fill,
    line: stroke,
    shade: (d, paint, opacity = 1, blur = 0) => {
      if (blur === 0) return fill(d, paint, opacity);
      for (const [reach, part] of softly(opacity)) {
        const spread = Math.max(0, reach * blur * 2);
        marks.push(
          `<path d="${d}" fill="${paint}" stroke="${paint}" stroke-width="${spread.toFixed(1)}" stroke-linejoin="round" opacity="${part}"/>`,
        );
      }
    },
    gleam: (d, colour, width, opacity = 1, blur = 0) => {
      if (blur === 0) return stroke(d, colour, width, opacity);
      const peak = Math.min(1, width / (2 * blur));
      for (const [reach, part] of softly(opacity * peak)) stroke(d, colour, soften(width, blur, reach), part);
    },
  };
}

// A filter's blur takes librsvg a tenth of a second each, so softness is made of a few faint layers instead.
const layers = [1.7, 1.2, 0.8, 0.45, 0.1, -0.25, -0.6];
const softly = (opacity: number): [reach: number, opacity: number][] => {
  const part = (1 - (1 - opacity) ** (1 / layers.length)).toFixed(4);
  return layers.map((reach) => [reach, Number(part)]);
};
const soften = (width: number, blur: number, reach: number) =>
  Number(Math.max(0.6, width + 2 * blur * reach).toFixed(1));

function drawing(marks: string[], width: number): Partial<Pen> {
  const outline = `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;
  return {
    solid: (d) => void marks.push(`<path d="${d}" fill="${paper}" ${outline}/>`),
    line: (d) => void marks.push(`<path d="${d}" ${lineOf(ink, width * 0.6)} opacity="0.55"/>`),
    shade: () => undefined,
    gleam: () => undefined,
  };
}

function paints(define: Define): Pick<Pen, 'across' | 'down' | 'slant' | 'glow' | 'glowAt'> {
  const gradient = (kind: 'linear' | 'radial', place: string, stops: Stop[]) => {
    const inside = stops.map(stopOf).join('');
    return `url(#${define((id) => `<${kind}Gradient id="${id}" ${place}>${inside}</${kind}Gradient>`)})`;
  };
  const glowAt = (x: number, y: number, ...stops: Stop[]) =>
    gradient('radial', `cx="0.5" cy="0.5" r="0.5" fx="${x}" fy="${y}"`, stops);
  return {
    across: (...stops) => gradient('linear', 'x1="0" y1="0" x2="1" y2="0"', stops),
    down: (...stops) => gradient('linear', 'x1="0" y1="0" x2="0" y2="1"', stops),
    slant: (...stops) => gradient('linear', 'x1="0" y1="0" x2="1" y2="1"', stops),
    glow: (...stops) => glowAt(0.5, 0.5, ...stops),
    glowAt,
  };
}

function structure(define: Define, marks: string[]): Pick<Pen, 'within' | 'at'> {
  const group = (attribute: string, draw: () => void) => {
    marks.push(`<g ${attribute}>`);
    draw();
    marks.push('</g>');
  };
  return {
    within: (d, draw) => {
      const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
      group(`clip-path="url(#${id})"`, draw);
    },
    at: (transform, draw) => group(`transform="${transform}"`, draw),
  };
}

const stopOf = ([at, colour, opacity = 1]: Stop) =>
  `<stop offset="${at}" stop-color="${colour}"${seen('stop', opacity)}/>`;

const lineOf = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const seen = (what: 'fill' | 'stroke' | 'stop', opacity: number) =>
  opacity === 1 ? '' : ` ${what}-opacity="${opacity}"`;
