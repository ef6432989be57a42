import { onNavigated } from '#browser/navigation/navigation.ts';
import { parseHtml } from '#browser/trusted-types/trusted-html.ts';

const TOO_LOW = '(max-height: 400px)';
let isFollowed = false;

/**
 * Shows the drawer with what was added, and leads the focus into it; closed, it gives the focus back. Not on the basket's
 * page, which shows what is in it, nor where it would cover the page.
 */
export function showAdded(html: string): void {
  if (document.querySelector('shop-island[name=basket-lines]') || matchMedia(TOO_LOW).matches) return;
  const added = parseHtml(html).querySelector<HTMLElement>('.added');
  const drawer = document.getElementById(added?.id ?? '');
  if (!added || !drawer?.showPopover) return;
  // The page keeps its place: a new one among its parts would have the browser style all that follows.
  drawer.replaceChildren(...added.childNodes);
  if (!isFollowed) onNavigated(() => drawer.hidePopover());
  isFollowed = true;
  const { bottom = 0, height = 0 } = document.querySelector('.header__top')?.getBoundingClientRect() ?? {};
  drawer.style.setProperty('--below-header', `${Math.max(height, bottom)}px`);
  drawer.showPopover();
  drawer.querySelector('h2')?.focus();
}
