import { readPage } from '#browser/panel/read-page.ts';

/**
 * Asks for the page anew and puts its living parts in the place of those that are shown. What somebody
 * types in is left alone, and who stands on a button stands on it still.
 */
export async function renewPart(root: Document, read = readPage): Promise<void> {
  const answer = await read(root.location.href);
  if (answer?.status !== 200) return;
  for (const here of root.querySelectorAll<HTMLElement>('[data-live-part]')) {
    const there = answer.page.querySelector(`[data-live-part="${CSS.escape(here.dataset.livePart ?? '')}"]`);
    if (!there || here.querySelector('input:focus, textarea:focus')) continue;
    // Nothing new is not read out anew.
    if (sameIn(here, there)) continue;
    const stood = here.contains(root.activeElement) ? root.activeElement : null;
    here.replaceChildren(...[...there.childNodes].map((node) => root.importNode(node, true)));
    if (stood) standAgain(here, stood);
  }
}

const sameIn = (here: Element, there: Element) => here.innerHTML === there.innerHTML;

/** On what says the same; where that is gone, on the part itself, so that the next Tab goes on from there. */
function standAgain(part: HTMLElement, stood: Element): void {
  const same = [...part.querySelectorAll<HTMLElement>('a[href], button')].find(
    ({ tagName, textContent }) => tagName === stood.tagName && textContent === stood.textContent,
  );
  if (!same) part.tabIndex = -1;
  (same ?? part).focus({ preventScroll: true });
}
