import { and, eq } from 'drizzle-orm';
import { linksIn } from '#contract/links.ts';
import { slides } from '#demo/catalogue/slides.ts';
import type { DemoInfoPage } from '#demo/catalogue/types.ts';
import { slugOf } from '#domain/page/slug.ts';
import { bannerSlide, categoryText, infoPage, infoPageText } from '#shop/db/schema/index.ts';
import type { Tx } from './fill.ts';
import { known, LANGUAGES } from './tree.ts';

/** Information pages and the main page's banner. */
export async function fillContent(
  tx: Tx,
  pages: DemoInfoPage[],
  categories: Map<string, number>,
): Promise<void> {
  for (const [position, page] of pages.entries()) {
    const [row] = await tx
      .insert(infoPage)
      .values({ key: page.key, footerGroup: page.group ?? null, position })
      .returning();
    await tx.insert(infoPageText).values(
      LANGUAGES.map((language) => ({
        infoPageId: row?.id ?? 0,
        language,
        title: page.title[language],
        slug: slugOf(page.title[language]),
        body: page.sections.map((section) => ({
          ...(section.heading && { heading: section.heading[language] }),
          paragraphs: section.paragraphs.map((paragraph) => paragraph[language]),
          ...(section.list && { list: section.list.map((item) => item[language]) }),
        })),
      })),
    );
  }
  await fillSlides(tx, categories);
}

async function fillSlides(tx: Tx, categories: Map<string, number>): Promise<void> {
  for (const [position, slide] of slides.entries())
    for (const language of LANGUAGES) {
      const id = known(categories, slide.category);
      const [text] = await tx
        .select({ slug: categoryText.slug })
        .from(categoryText)
        .where(and(eq(categoryText.categoryId, id), eq(categoryText.language, language)));
      await tx.insert(bannerSlide).values({
        language,
        position,
        picture: slide.picture,
        heading: slide.heading[language],
        content: slide.text[language],
        link: linksIn(language).category({ id, slug: text?.slug ?? '' }),
        linkText: slide.linkText[language],
      });
    }
}
