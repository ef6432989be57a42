import { parseHtml } from '#browser/trusted-html.ts';
import { askForWidgets } from '#browser/widgets.ts';

/** An element with a price, the key it is asked for by, and the code it shows ('' for none). */
type Priced = { element: HTMLElement; key: string };

const underway = new Set<string>();

/** Cards and parts of sets have the prices of the code. Those that have not are asked for, all at once. */
export function followPrices(code = ''): void {
  const stale = priced().filter(({ element, key }) => {
    return (element.dataset.code ?? '') !== code && !underway.has(`${key} ${code}`);
  });
  if (stale.length === 0) return;
  const products = [...new Set(stale.map(({ key }) => key))];
  for (const key of products) underway.add(`${key} ${code}`);
  void askForWidgets({ Prices: { params: { products } } }, (answer) => {
    for (const key of products) underway.delete(`${key} ${code}`);
    show(answer.Prices?.response.items ?? {}, code);
  });
}

/** Whatever came into the page meanwhile and has the same product has its price too. */
function show(items: Record<string, string>, code: string): void {
  for (const { element, key } of priced()) {
    const html = items[key];
    if (html === undefined) continue;
    element.dataset.code = code;
    const { body } = parseHtml(html);
    if (!element.matches('.card')) element.replaceChildren(...body.childNodes);
    else fill(element, body);
  }
}

function fill(card: HTMLElement, parts: HTMLElement): void {
  const [price, caption] = [parts.querySelector('.price'), parts.querySelector('.card__code')];
  if (price) card.querySelector('.price')?.replaceWith(price);
  card.querySelector('.card__code')?.remove();
  if (caption) card.querySelector('.card__picture')?.append(caption);
}

function priced(): Priced[] {
  return [...document.querySelectorAll<HTMLElement>('.card, [data-priced]')].flatMap((element) => {
    const key = element.dataset.priced ?? element.querySelector<HTMLButtonElement>('.mark')?.value;
    return key ? [{ element, key }] : [];
  });
}
