import type { Language } from '#contract/language.ts';
import type { TextSection } from '#domain/product/product.ts';
import { openA4 } from '#shop/invoices/pdf/a4.ts';

/** Words to be kept, as pages. */
export type Written = { language: Language; title: string; body: TextSection[] };

/** The words as a file. */
export function termsPdf({ language, title, body }: Written, author: string): Promise<Buffer> {
  const { paper, end } = openA4({ title, author, language });
  for (const { heading, paragraphs, list = [] } of body) {
    if (heading) paper.heading(heading);
    for (const text of paragraphs) paper.lines([text]);
    paper.lines(list.map((item) => `•  ${item}`));
  }
  return end();
}
