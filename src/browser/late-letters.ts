import { onNavigated } from './navigation/navigation.ts';

const FACES = ['Figtree', 'Fraunces'];

/**
 * A page has the shop's letters if they come in time; to lay all of it out again would hold its shopper up. Letters that
 * come later are for the next page, which is laid out anyway.
 */
export function startLateLetters(): void {
  if (areInUse()) return;
  for (const face of FACES) document.fonts.load(`1em ${face} late`).catch(() => {});
  onNavigated(() => document.documentElement.classList.add('late-letters'));
}

/** The browser counts a face as loaded though it came too late to be used: only its widths tell. */
function areInUse(): boolean {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const widthIn = (face: string) => {
    pen.font = `9px ${face}, monospace`;
    return pen.measureText('m').width;
  };
  return FACES.every((face) => widthIn(face) !== widthIn('monospace'));
}
