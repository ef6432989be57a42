import { $view } from '#browser/view.ts';

/** On view 1 the footer's headings open and close their links; elsewhere all are open (spec §4 Footer tabs). */
export function startFooterGroups(): void {
  const groups = document.querySelectorAll('.footer__group');
  const adapt = () => groups.forEach($view.get() < 2 ? fold : unfold);
  $view.watch(adapt);
  adapt();
}

function fold(group: Element): void {
  const { heading, list } = partsOf(group);
  if (!heading || !list || heading.querySelector('button')) return;
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.append(...heading.childNodes);
  button.setAttribute('aria-controls', list.id);
  const open = (isOpen: boolean) => {
    list.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => open(list.hidden !== false));
  heading.append(button);
  open(false);
}

function unfold(group: Element): void {
  const { heading, list } = partsOf(group);
  const button = heading?.querySelector('button');
  if (!heading || !list || !button) return;
  heading.replaceChildren(...button.childNodes);
  list.hidden = false;
}

const partsOf = (group: Element) => ({
  heading: group.querySelector('h2'),
  list: group.querySelector('ul'),
});
