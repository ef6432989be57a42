import { onNavigated } from './navigation/navigation.ts';

const FONTS = ['Figtree', 'Fraunces'];

/**
 * A page has the web fonts if they come in time; to lay all of it out again would hold its shopper up. Fonts that
 * come later are for the next page, which is laid out anyway.
 */
export function startWebFonts(): void {
  if (areInUse()) return;
  for (const font of FONTS) document.fonts.load(`1em ${font} late`).catch(() => {});
  onNavigated(() => document.documentElement.classList.add('late-web-fonts'));
}

/** The browser counts a font as loaded though it came too late to be used: only its widths tell. */
function areInUse(): boolean {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const widthIn = (font: string) => {
    pen.font = `9px ${font}, monospace`;
    return pen.measureText('m').width;
  };
  return FONTS.every((font) => widthIn(font) !== widthIn('monospace'));
}
