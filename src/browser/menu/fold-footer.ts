/** Puts the footer's links behind their headings, which then open and close them; or shows them all again. */
export function foldFooter(isFolded: boolean): void {
  document.querySelectorAll('.footer__group').forEach(isFolded ? fold : unfold);
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
