import { readPage } from '#browser/panel/read-page.ts';

/**
 * Asks for the page anew and puts its living parts in the place of those that are shown. What somebody
 * types in is left alone.
 */
export async function renewPart(root: Document): Promise<void> {
  const read = await readPage(root.location.href);
  if (read?.status !== 200) return;
  for (const here of root.querySelectorAll<HTMLElement>('[data-live-part]')) {
    const there = read.page.querySelector(`[data-live-part="${CSS.escape(here.dataset.livePart ?? '')}"]`);
    if (!there || here.querySelector('input:focus, textarea:focus')) continue;
    here.replaceChildren(...[...there.childNodes].map((node) => root.importNode(node, true)));
  }
}
