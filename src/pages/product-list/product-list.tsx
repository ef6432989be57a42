import { createElement } from 'react';
import { canFilter, isFiltered } from '#domain/product-list/chosen-filters.ts';
import { productListQuery } from '#domain/product-list/product-list.ts';
import { pickTexts } from '#texts/pick-texts.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CardGrid } from '#ui/product/product-card/product-card.tsx';
import { Pager } from '#ui/product-list/pager/pager.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterFields } from './filter-fields.tsx';
import { MoreProducts } from './more-products.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { ProductListBar } from './product-list-bar.tsx';
import type { ListLink, ShownList } from './shown-list.ts';

/**
 * Products with their filters, order, view and pages: one form, which works as such. `<shop-product-list>` applies a
 * filter as soon as it is chosen, puts the filters into a drawer on small screens and loads more products.
 */
export function ProductListSection({ list, address }: { list: ShownList; address: string }) {
  const { t, texts } = useShop();
  const { productList, asked, pageSize } = list;
  const link: ListLink = (change) => address + productListQuery({ ...asked, page: 1, ...change });
  const filtering = canFilter(productList.counts) || isFiltered(asked.filters);
  return createElement(
    'shop-product-list',
    { 'data-page-size': pageSize, 'data-texts': JSON.stringify(pickTexts(texts, TEXTS)) },
    <form
      className="product-list__form"
      action={address}
      data-view={asked.view}
      aria-label={t('productList.filters')}
    >
      {asked.text !== undefined && <input type="hidden" name="text" value={asked.text} />}
      {asked.view === 'list' && <input type="hidden" name="view" value="list" />}
      <ProductListBar list={list} link={link} filtering={filtering} />
      {productList.total > 0 && <ChosenFilters list={list} link={link} />}
      <div className={filtering ? 'product-list__columns' : undefined}>
        {filtering && <Filters list={list} />}
        <div className="product-list__found">
          {productList.total === 0 ? (
            <NothingLeft list={list} link={link} />
          ) : (
            <CardGrid cards={productList.cards} headingLevel="h2" firstRowPriority />
          )}
          <MoreProducts productList={productList} />
          <Pager current={productList.page} count={productList.pages} href={(page) => link({ page })} />
        </div>
      </div>
    </form>,
  );
}

const TEXTS = [
  'productList.added',
  'productList.shown',
  'productList.loading',
  'productList.moreFailed',
] as const;

/** Beside the list; on small screens they are brought into the drawer when it is opened. */
function Filters({ list }: { list: ShownList }) {
  const { t } = useShop();
  return (
    <>
      <aside className="filters" id="filters" aria-label={t('productList.filters')}>
        <FilterFields list={list} />
      </aside>
      <Dialog id="filters-drawer" title={t('productList.filters')} drawer>
        <div data-drawer-slot />
        <p className="filters__done">
          <button type="button" className="button button--primary button--wide" data-control="close">
            {t('productList.showResults', { n: list.productList.total })}
          </button>
        </p>
      </Dialog>
    </>
  );
}
