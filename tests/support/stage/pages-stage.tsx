import { renderToString } from 'react-dom/server';
import { afterEach } from 'vitest';
import type { Language } from '#contract/language.ts';
import { partsOf, Regions } from '#pages/layout/document.tsx';
import type { Page } from '#pages/page.ts';
import { answerAt } from './answers.ts';
import { layoutIn, stageLayout } from './layout-stage.tsx';

export type PageAt = (address: URL) => Page;

const HERE = location.href;

afterEach(() => history.replaceState(null, '', HERE));

/** Opens a page at its address, with its layout. */
export function openPage(path: string, pageAt: PageAt, language: Language = 'pl'): void {
  history.pushState(null, '', path);
  const page = pageAt(new URL(location.href));
  document.title = page.head.title;
  stageLayout({ ...page, language });
}

/** Answers partial navigation to a path, in the shop's place; the addresses asked for are noted. */
export function servePage(path: string, pageAt: PageAt, language: Language = 'pl'): URL[] {
  const asked: URL[] = [];
  answerAt(path, ({ address }) => {
    asked.push(address);
    return partialAnswer(pageAt(address), language);
  });
  return asked;
}

/** What the shop answers to partial navigation; nothing is kept for the next test. */
export function partialAnswer(page: Page, language: Language = 'pl'): Response {
  const layout = layoutIn(language);
  const html = renderToString(<Regions parts={partsOf(page, layout)} layout={layout} />);
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
