import type { SideMenuTexts } from '#texts/menu/side-menu-texts.ts';
import { bringSlides } from './bring-slides.ts';
import type { Category } from './category-tree.ts';

/** Shows one level of the categories at a time: a category with others below it leads to them, and there is a way back. */
export function startLevels(place: HTMLElement, tree: Category[]): () => void {
  const texts: SideMenuTexts = JSON.parse(place.dataset.texts ?? '{}');
  const named = (key: keyof SideMenuTexts, name: string) => texts[key].replace('{name}', () => name);

  function show(path: Category[], comes?: 'deeper' | 'back'): HTMLElement {
    const level = document.createElement('div');
    level.className = 'side__level';
    if (comes) level.dataset.comes = comes;
    const here = path.at(-1);
    if (here) level.append(...wayBack(path, here));
    level.append(listOf(path, here?.below ?? tree));
    if (here?.slider) level.append(here.slider.cloneNode(false));
    place.replaceChildren(level);
    bringSlides(level);
    return level;
  }

  function wayBack(path: Category[], here: Category): HTMLElement[] {
    const parents = path.slice(0, -1);
    const back = button(named('menu.back', parents.at(-1)?.name ?? texts['layout.categories']), () => {
      const level = show(parents, 'back');
      level.querySelectorAll<HTMLElement>('li > *')[(parents.at(-1)?.below ?? tree).indexOf(here)]?.focus();
    });
    back.className = 'side__back';
    const all = link(here.href, named('menu.all', here.name));
    all.className = 'side__all';
    return [back, all];
  }

  function listOf(path: Category[], categories: Category[]): HTMLElement {
    const list = document.createElement('ul');
    for (const category of categories) {
      const item = document.createElement('li');
      item.append(
        category.below.length === 0 && !category.slider
          ? link(category.href, category.name)
          : button(category.name, () => {
              const level = show([...path, category], 'deeper');
              level.querySelector<HTMLElement>('.side__back')?.focus();
            }),
      );
      list.append(item);
    }
    return list;
  }

  return () => void show([]);
}

function link(href: string, words: string): HTMLElement {
  return Object.assign(document.createElement('a'), { href, textContent: words });
}

function button(words: string, onClick: () => void): HTMLElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: words });
  made.addEventListener('click', onClick);
  return made;
}
