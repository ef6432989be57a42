import { sayHere } from '#browser/layout/say-here.ts';
import { $view } from '#browser/layout/view.ts';
import { $compared } from '#browser/toggles/toggles-store.ts';
import type { WireComparedProduct } from '#contract/widgets.ts';

const DESKTOP = 3;

/** Keeps the bar at the bottom of the screen right. Small screens begin with it folded. */
export function startCompareBar(): void {
  const bar = document.getElementById('compare-bar');
  const list = bar?.querySelector('ul');
  const toggle = bar?.querySelector<HTMLElement>('[aria-controls]');
  const mould = bar?.querySelector('template')?.content.firstElementChild;
  if (!bar || !list || !toggle || !mould) return;

  const fold = (folded: boolean) => {
    list.hidden = folded;
    toggle.ariaExpanded = String(!folded);
  };
  const show = () => {
    const products = $compared.get() ?? [];
    const place = placeOfFocus(list);
    const hadFocus = bar.contains(document.activeElement);
    list.replaceChildren(...products.map((product) => itemOf(product, mould)));
    tellCount(bar, products.length);
    bar.hidden = products.length === 0;
    if (hadFocus) putFocus(bar, toggle, list, place);
  };
  toggle.addEventListener('click', () => fold(!list.hidden));
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--above-compare', `${bar.offsetHeight}px`);
  }).observe(bar);
  fold($view.get() < DESKTOP);
  $compared.watch(show);
  show();
}

function itemOf({ id, name, link, icon }: WireComparedProduct, mould: Element): Element {
  const item = mould.cloneNode(true) as Element;
  const [anchor, words, button] = ['a', 'span', 'button'].map((tag) => item.querySelector(tag));
  anchor?.setAttribute('href', link);
  if (icon) words?.before(Object.assign(new Image(40, 50), { src: icon, alt: '' }));
  if (words) words.textContent = name;
  if (button instanceof HTMLButtonElement) {
    button.value = String(id);
    button.ariaLabel = sayHere(button.dataset.sentence ?? '', { name });
  }
  return item;
}

/** One product alone is not compared with anything: in place of the link stands what to do. */
function tellCount(bar: HTMLElement, n: number): void {
  for (const counter of bar.querySelectorAll<HTMLElement>('[data-count]'))
    counter.textContent = sayHere(counter.dataset.sentence ?? '', { n });
  bar.querySelector('a[data-count]')?.toggleAttribute('hidden', n < 2);
  bar.querySelector('p')?.toggleAttribute('hidden', n !== 1);
}

const placeOfFocus = (list: Element) =>
  [...list.children].findIndex((item) => item.contains(document.activeElement));

/** Who removed a product goes on with the next one; who removed the last, with the page. */
function putFocus(bar: HTMLElement, toggle: HTMLElement, list: Element, place: number): void {
  const next = list.children[Math.min(place, list.children.length - 1)]?.querySelector('button');
  const content = document.querySelector<HTMLElement>('[data-region=content]');
  const target = bar.hidden ? content : place < 0 ? undefined : (next ?? toggle);
  target?.focus({ preventScroll: true });
}
