import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { isFiltered } from '#domain/product-list/chosen-filters.ts';
import type { Page } from '#pages/page.ts';
import { listAddresses } from '#pages/product-list/list-head.ts';
import { ProductListSection } from '#pages/product-list/product-list.tsx';
import type { ShownList } from '#pages/product-list/shown-list.ts';
import { breadcrumbData } from '#pages/structured-data.ts';
import { say } from '#texts/say.ts';
import type { Texts } from '#texts/text-key.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

export type ProducerPageData = {
  shopName: string;
  origin: string;
  language: Language;
  texts: Texts;
  /** Series have the same page. */
  kind: 'producer' | 'series';
  named: { id: number; slug: string; name: string; description: string; slugs: Record<Language, string> };
  list: ShownList;
};

/** Everything of one producer, or of one series. */
export function producerPage({
  shopName,
  origin,
  language,
  texts,
  kind,
  named,
  list,
}: ProducerPageData): Page {
  const pageNumber = list.asked.page > 1 ? ` (${list.asked.page})` : '';
  const address = linksIn(language)[kind](named);
  return {
    head: {
      // The shop that makes things itself is named once.
      title: `${named.name}${pageNumber}${named.name === shopName ? '' : ` – ${shopName}`}`,
      description: named.description || say(texts[`productList.of.${kind}`], language, { name: named.name }),
      ...listAddresses(list.asked, (lang, query) =>
        linksIn(lang)[kind]({ id: named.id, slug: named.slugs[lang] }, query),
      ),
      structuredData: [breadcrumbData([{ name: named.name, href: address }], origin)],
    },
    crumbs: { trail: [], here: named.name },
    content: <Producer named={named} list={list} address={address} />,
  };
}

function Producer({ named, list, address }: Pick<ProducerPageData, 'named' | 'list'> & { address: string }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <div className="wrap product-list">
      <h1>{named.name}</h1>
      {named.description && <p className="lead">{named.description}</p>}
      {list.productList.total === 0 && !isFiltered(list.asked.filters) ? (
        <EmptyState title={t('productList.emptyProducer')} text={t('productList.emptyNext')}>
          <ButtonLink href={links.home}>{t('error.home')}</ButtonLink>
        </EmptyState>
      ) : (
        <ProductListSection list={list} address={address} />
      )}
    </div>
  );
}
