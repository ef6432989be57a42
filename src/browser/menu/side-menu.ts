import { readTree } from './category-tree.ts';
import { startLevels } from './side-levels.ts';
import { startTabList } from './tab-list.ts';

/** Fills the side menu when it is first opened; each time it begins at the top of the tree (spec §2 Menus). */
export function startSideMenu(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#menu');
  const tabs = drawer?.querySelector<HTMLElement>('[role=tablist]');
  const categories = document.getElementById('side-categories');
  if (!drawer || !tabs || !categories) return;
  let showTop: (() => void) | undefined;
  const begin = () => {
    showTop ??= fill(tabs, categories);
    showTop();
  };
  document.querySelector('[data-control][aria-controls=menu]')?.addEventListener('click', begin);
  if (drawer.open) begin();
}

function fill(tabs: HTMLElement, categories: HTMLElement): () => void {
  startTabList(tabs);
  document.getElementById('side-info')?.append(...information());
  return startLevels(categories, readTree(document.querySelector('.menu > .mega')));
}

/** The footer's groups of links, but for its categories: the menu has them all. */
function information(): HTMLElement[] {
  const groups = document.querySelectorAll('.footer__groups > .footer__group:not(#all-categories)');
  return [...groups].map((group) => {
    const section = document.createElement('section');
    const heading = document.createElement('h3');
    const list = document.createElement('ul');
    heading.textContent = group.querySelector('h2')?.textContent ?? '';
    list.append(...[...group.querySelectorAll('li')].map((item) => item.cloneNode(true)));
    section.append(heading, list);
    return section;
  });
}
