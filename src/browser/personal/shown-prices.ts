import { parseHtml } from '#browser/trusted-types/trusted-html.ts';
import { askForWidgets } from '#browser/widgets/widgets.ts';

/** An element with a price, and the key it is asked for by; `data-code` says whose price it shows. */
type Priced = { element: HTMLElement; key: string };

/** The shop answers at most so many at once. */
const MOST_AT_ONCE = 100;

/** What was asked for and not answered; what the shop no longer has never is. */
const asked = new Set<string>();

/** Cards and parts of sets have the prices of the code. Those that have not are asked for, all at once. */
export function followPrices(code = ''): void {
  const stale = priced().filter(
    ({ element, key }) => (element.dataset.code ?? '') !== code && !asked.has(`${key} ${code}`),
  );
  const products = [...new Set(stale.map(({ key }) => key))].slice(0, MOST_AT_ONCE);
  if (products.length === 0) return;
  for (const key of products) asked.add(`${key} ${code}`);
  void askForWidgets({ Prices: { params: { products } } }, (answer) => {
    const items = answer.Prices?.response.items ?? {};
    for (const key of Object.keys(items)) asked.delete(`${key} ${code}`);
    show(items, code);
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
    const key = element.dataset.priced ?? element.querySelector<HTMLButtonElement>('.toggle')?.value;
    return key ? [{ element, key }] : [];
  });
}
