import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { TextSection } from '#domain/product/product.ts';
import type { Page } from '#pages/page.ts';
import { Description } from '#pages/product/product-sections.tsx';

export type InfoPageData = {
  shopName: string;
  title: string;
  slugs: Record<Language, string>;
  sections: TextSection[];
};

export function infoPage({ shopName, title, slugs, sections }: InfoPageData): Page {
  return {
    head: {
      title: `${title} – ${shopName}`,
      description: sections[0]?.paragraphs[0]?.slice(0, 160) ?? title,
      paths: { pl: linksIn('pl').info(slugs.pl), en: linksIn('en').info(slugs.en) },
      kind: 'article',
    },
    crumbs: { trail: [], here: title },
    content: (
      <article className="wrap narrow">
        <h1>{title}</h1>
        <Description sections={sections} />
      </article>
    ),
  };
}
