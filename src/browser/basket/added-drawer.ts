import { onNavigated } from '#browser/navigation/navigation.ts';
import { parseHtml } from '#browser/trusted-types/trusted-html.ts';

const TOO_LOW = '(max-height: 400px)';
let drawer: HTMLElement | undefined;

/**
 * Shows the drawer with what was added, and leads the focus into it; closed, it gives the focus back. Not on the basket's
 * page, which shows what is in it, nor where it would cover the page.
 */
export function showAdded(html: string): void {
  if (document.querySelector('shop-island[name=basket-lines]') || matchMedia(TOO_LOW).matches) return;
  const next = parseHtml(html).querySelector<HTMLElement>('.added');
  if (!next?.showPopover) return;
  if (!drawer) onNavigated(() => drawer?.hidePopover());
  drawer = next;
  const place = document.getElementById(next.id);
  if (place) place.replaceWith(next);
  else document.body.append(next);
  const { bottom = 0, height = 0 } = document.querySelector('.header__top')?.getBoundingClientRect() ?? {};
  next.style.setProperty('--below-header', `${Math.max(height, bottom)}px`);
  next.showPopover();
  next.querySelector('h2')?.focus();
}
