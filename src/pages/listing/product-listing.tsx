import { createElement } from 'react';
import { canFilter, isFiltered } from '#domain/page/chosen-filters.ts';
import { listingQuery } from '#domain/page/listing.ts';
import { pickTexts } from '#texts/pick-texts.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { CardGrid } from '#ui/product-card/product-card.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterFields } from './filter-fields.tsx';
import { ListingBar } from './listing-bar.tsx';
import { MoreProducts } from './more-products.tsx';
import { NothingLeft } from './nothing-left.tsx';
import type { ListLink, ShownList } from './shown-list.ts';

/**
 * Products with their filters, order, view and pages: one form, which works as such. `<shop-listing>` applies a
 * filter as soon as it is chosen, puts the filters into a drawer on small screens and loads more products.
 */
export function ProductListing({ list, address }: { list: ShownList; address: string }) {
  const { texts } = useShop();
  const { listing, asked, pageSize } = list;
  const link: ListLink = (change) => address + listingQuery({ ...asked, page: 1, ...change });
  const filtering = canFilter(listing.counts) || isFiltered(asked.filters);
  return createElement(
    'shop-listing',
    { 'data-page-size': pageSize, 'data-texts': JSON.stringify(pickTexts(texts, TEXTS)) },
    <form className="listing__form" action={address} data-view={asked.view}>
      {asked.text !== undefined && <input type="hidden" name="text" value={asked.text} />}
      {asked.view === 'list' && <input type="hidden" name="view" value="list" />}
      <ListingBar list={list} link={link} filtering={filtering} />
      {listing.total > 0 && <ChosenFilters list={list} link={link} />}
      <div className={filtering ? 'listing__columns' : undefined}>
        {filtering && <Filters list={list} />}
        <div className="listing__found">
          {listing.total === 0 ? (
            <NothingLeft list={list} link={link} />
          ) : (
            <CardGrid cards={listing.cards} headingLevel="h2" firstRowPriority />
          )}
          <MoreProducts listing={listing} />
          <Pager current={listing.page} count={listing.pages} href={(page) => link({ page })} />
        </div>
      </div>
    </form>,
  );
}

const TEXTS = ['listing.added', 'listing.shown', 'listing.loading', 'listing.moreFailed'] as const;

/** Beside the list; on small screens they are brought into the drawer when it is opened. */
function Filters({ list }: { list: ShownList }) {
  const { t } = useShop();
  return (
    <>
      <aside className="filters" id="filters" aria-label={t('listing.filters')}>
        <FilterFields list={list} />
      </aside>
      <Dialog id="filters-drawer" title={t('listing.filters')} drawer>
        <div data-drawer-slot />
        <p className="filters__done">
          <button type="button" className="button button--primary button--wide" data-control="close">
            {t('listing.showResults', { n: list.listing.total })}
          </button>
        </p>
      </Dialog>
    </>
  );
}
