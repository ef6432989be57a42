import { type ReadPage, readPage } from '#browser/panel/read-page.ts';

export type FoundGroup = { name: string; links: HTMLAnchorElement[] };
/** What came of asking: 'elsewhere' where another page answers, because nobody is at work here any more. */
export type Answer = FoundGroup[] | 'failed' | 'elsewhere';

const PATIENCE_MS = 8_000;

/** Asks the page of the search, and reads its groups. */
export const askFound = async (url: string, signal: AbortSignal): Promise<Answer> =>
  groupsIn(await readPage(url, { patienceMs: PATIENCE_MS, signal }));

function groupsIn(read: ReadPage | undefined): Answer {
  if (read?.status !== 200) return 'failed';
  const found = read.page.querySelector('[data-found]');
  if (!found) return 'elsewhere';
  return [...found.querySelectorAll('section')].map((section) => ({
    name: section.querySelector('h2')?.textContent ?? '',
    links: [...section.querySelectorAll('a')],
  }));
}
