import { and, eq } from 'drizzle-orm';
import type { Language } from 'witryna/contract/language.ts';
import { linksIn } from 'witryna/contract/links.ts';
import { slugOf } from 'witryna/domain/page/slug.ts';
import type { OrmOrTransaction } from 'witryna/shop/db/database.ts';
import {
  bannerSlide,
  categoryText,
  infoPage,
  infoPageText,
  menuSlide,
} from 'witryna/shop/db/schema/index.ts';
import type { Catalogue } from '#demo/catalogue/types.ts';
import { known, LANGUAGES } from './tree.ts';

/** Information pages, and the slides of the main page and of the menu. */
export async function fillContent(
  tx: OrmOrTransaction,
  { infoPages, slides, menuSlides }: Pick<Catalogue, 'infoPages' | 'slides' | 'menuSlides'>,
  categories: Map<string, number>,
): Promise<void> {
  for (const [position, page] of infoPages.entries()) {
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
  await fillSlides(tx, { slides, menuSlides }, categories);
}

async function fillSlides(
  tx: OrmOrTransaction,
  { slides, menuSlides }: Pick<Catalogue, 'slides' | 'menuSlides'>,
  categories: Map<string, number>,
): Promise<void> {
  for (const [position, slide] of slides.entries())
    for (const language of LANGUAGES)
      await tx.insert(bannerSlide).values({
        language,
        position,
        picture: slide.picture,
        heading: slide.heading[language],
        content: slide.text[language],
        link: await linkTo(tx, categories, slide.category, language),
        linkText: slide.linkText[language],
      });
  for (const [position, slide] of menuSlides.entries())
    for (const language of LANGUAGES)
      await tx.insert(menuSlide).values({
        categoryId: known(categories, slide.beside),
        language,
        position,
        picture: slide.picture,
        title: slide.title[language],
        link: await linkTo(tx, categories, slide.category, language),
      });
}

async function linkTo(
  tx: OrmOrTransaction,
  categories: Map<string, number>,
  category: string,
  language: Language,
): Promise<string> {
  const id = known(categories, category);
  const [text] = await tx
    .select({ slug: categoryText.slug })
    .from(categoryText)
    .where(and(eq(categoryText.categoryId, id), eq(categoryText.language, language)));
  return linksIn(language).category({ id, slug: text?.slug ?? '' });
}
