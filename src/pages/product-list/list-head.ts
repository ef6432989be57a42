import { LANGUAGES, type Language } from '#contract/language.ts';
import { type AskedList, productListQuery } from '#domain/product-list/product-list.ts';
import type { PageHead } from '#pages/page.ts';

/** What a list's head says of its address: search engines keep its plain pages only. */
export function listAddresses(
  { page, ...asked }: AskedList,
  address: (language: Language, query: string) => string,
): Pick<PageHead, 'paths' | 'hidden' | 'plainPath'> {
  const paths = (query: string) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, address(language, query)]),
    ) as PageHead['paths'];
  if (productListQuery(asked) === '') return { paths: paths(productListQuery({ page })) };
  return { paths: paths(productListQuery({ ...asked, page })), hidden: true, plainPath: paths('') };
}
