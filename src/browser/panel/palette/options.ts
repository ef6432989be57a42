import type { ActionHere } from './actions-here.ts';
import type { FoundGroup } from './ask-found.ts';

/** The options of the palette, in groups; one at most is chosen, while the field keeps the focus. */
export function paletteOptions(list: HTMLElement, field: HTMLInputElement) {
  const root = list.ownerDocument;
  const all = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  let counted = 0;

  function choose(option: HTMLElement | undefined): void {
    for (const one of all()) one.setAttribute('aria-selected', String(one === option));
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  function group(name: string, options: readonly HTMLElement[]): HTMLElement {
    const heading = root.createElement('div');
    heading.className = 'palette__group';
    heading.id = `palette-group-${++counted}`;
    heading.textContent = name;
    heading.setAttribute('role', 'presentation');
    const box = root.createElement('div');
    box.setAttribute('role', 'group');
    box.setAttribute('aria-labelledby', heading.id);
    box.append(heading, ...options);
    return box;
  }

  function option(made: HTMLElement): HTMLElement {
    made.id = `palette-option-${++counted}`;
    made.className = 'palette__option';
    made.tabIndex = -1;
    made.setAttribute('role', 'option');
    made.setAttribute('aria-selected', 'false');
    return made;
  }

  const linkOf = (link: HTMLAnchorElement) => option(root.importNode(link, true));
  function actionOf({ name, run }: ActionHere): HTMLElement {
    const made = option(root.createElement('div'));
    made.textContent = name;
    made.addEventListener('palette-run', run);
    return made;
  }

  return {
    show(groups: readonly FoundGroup[], here: { name: string; actions: readonly ActionHere[] }): number {
      const found = groups.map(({ name, links }) => group(name, links.map(linkOf)));
      const own = here.actions.length > 0 ? [group(here.name, here.actions.map(actionOf))] : [];
      list.replaceChildren(...found, ...own);
      field.setAttribute('aria-expanded', String(all().length > 0));
      choose(all()[0]);
      return all().length;
    },
    step(by: 1 | -1): void {
      const options = all();
      const chosen = this.chosen();
      const at = chosen ? options.indexOf(chosen) : -1;
      choose(options[(at + by + options.length) % Math.max(1, options.length)]);
    },
    edge(isLast: boolean): void {
      choose(all().at(isLast ? -1 : 0));
    },
    chosen: () => all().find((one) => one.getAttribute('aria-selected') === 'true'),
    choose,
  };
}
