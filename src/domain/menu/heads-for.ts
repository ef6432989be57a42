export type Point = { x: number; y: number };
/** The upper edge of a panel that hangs below. */
export type Edge = { left: number; right: number; top: number };

/** How far sideways for each step down still counts as being on the way. */
const FLATTEST = 6;

/** Whether a pointer that moves so is on its way to the panel, and only passes what lies between. */
export function headsFor(from: Point, to: Point, panel: Edge): boolean {
  const down = to.y - from.y;
  const across = to.x - from.x;
  if (down <= 0 || Math.abs(across) > FLATTEST * down) return false;
  const arrival = to.x + (across / down) * Math.max(0, panel.top - to.y);
  return arrival >= panel.left && arrival <= panel.right;
}
