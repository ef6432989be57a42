import { onNavigated } from '#browser/navigation/navigation.ts';

const FONTS = ['Figtree late', 'Fraunces late'];

/**
 * A page has the web fonts if they come in time; to lay all of it out again would hold its shopper up. From the next page
 * on, which is laid out anyway, the same files stand second in the list of fonts: where the first came too late, they
 * take its place.
 */
export function startWebFonts(): void {
  for (const font of FONTS) document.fonts.load(`1em ${font}`).catch(() => {});
  onNavigated(() => document.documentElement.classList.add('late-web-fonts'));
}
