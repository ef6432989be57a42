export type Point = [x: number, y: number];

/** How round an ellipse looks: every object is seen from slightly above. */
export const tilt = 0.13;

/** Path data with its numbers rounded to a tenth. */
export function path(words: TemplateStringsArray, ...values: (number | string)[]): string {
  return words.reduce((text, word, i) => text + word + written(values[i]), '');
}

function written(value: number | string | undefined): string {
  if (typeof value === 'number') return String(Math.round(value * 10) / 10);
  return value ?? '';
}

export function ellipse(x: number, y: number, rx: number, ry = rx * tilt): string {
  return path`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return path`M${x} ${y}h${width}v${height}h${-width}Z`;
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) => path`a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    path`M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}` +
    path`h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`
  );
}

export function polygon(...points: Point[]): string {
  return `${points.map(([x, y], i) => path`${i ? 'L' : 'M'}${x} ${y}`).join('')}Z`;
}

/** A curve through all points; a point given twice is a corner. */
export function curve(points: Point[]): string {
  const [first] = points;
  return first ? path`M${first[0]} ${first[1]}` + bends(points) : '';
}

function bends(points: Point[]): string {
  return points
    .slice(1)
    .map((to, i) => {
      const from = points[i] ?? to;
      const [ax, ay] = tangent(points[i - 1] ?? from, to, from, to);
      const [bx, by] = tangent(from, points[i + 2] ?? to, from, to);
      return path`C${from[0] + ax} ${from[1] + ay} ${to[0] - bx} ${to[1] - by} ${to[0]} ${to[1]}`;
    })
    .join('');
}

/** The curve's direction at a point, by its neighbours; short beside a short step, so that no curve overshoots. */
function tangent(before: Point, after: Point, from: Point, to: Point): Point {
  const [dx, dy] = [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  const limit = Math.hypot(to[0] - from[0], to[1] - from[1]) / 3;
  const shrink = Math.min(1, limit / (Math.hypot(dx, dy) || 1));
  return [dx * shrink, dy * shrink];
}

/** The outline of a turned object: radius and height of its profile from the foot up to the rim. */
export function turned(...profile: Point[]): string {
  return turnedAt(0, ...profile);
}

export function turnedAt(middle: number, ...profile: Point[]): string {
  const left = profile.map(([r, y]): Point => [middle - r, y]);
  const right = profile.map(([r, y]): Point => [middle + r, y]).reverse();
  const [foot, rim] = [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0];
  const start: Point = left[0] ?? [0, 0];
  const top: Point = right[0] ?? [0, 0];
  return (
    curve(left) +
    path`A${rim} ${rim * tilt} 0 0 1 ${top[0]} ${top[1]}` +
    bends(right) +
    path`A${foot} ${foot * tilt} 0 0 1 ${start[0]} ${start[1]}Z`
  );
}

/** A strip around a turned object, from the lower radius and height to the upper ones. */
export function band(low: Point, high: Point, middle = 0): string {
  const [[r, y], [s, z]] = [low, high];
  return (
    path`M${middle - r} ${y}L${middle - s} ${z}A${s} ${s * tilt} 0 0 0 ${middle + s} ${z}` +
    path`L${middle + r} ${y}A${r} ${r * tilt} 0 0 1 ${middle - r} ${y}Z`
  );
}

/** The visible front half of a circle around a turned object. */
export function hoop(radius: number, y: number, middle = 0): string {
  return path`M${middle - radius} ${y}A${radius} ${radius * tilt} 0 0 0 ${middle + radius} ${y}`;
}
