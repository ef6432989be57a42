import type { TextSection } from '#domain/product/product.ts';

/** Paragraphs with a free line between them; one that begins with '# ' is the heading of those that follow. */
export function sectionsOf(text: string): TextSection[] {
  const sections: TextSection[] = [];
  for (const paragraph of paragraphsOf(text)) {
    if (paragraph.startsWith('# ')) sections.push({ heading: paragraph.slice(2).trim(), paragraphs: [] });
    else if (sections.length === 0) sections.push({ paragraphs: [paragraph] });
    else sections.at(-1)?.paragraphs.push(paragraph);
  }
  return sections;
}

const paragraphsOf = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
