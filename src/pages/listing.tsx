import { type Listing, listingQuery, SORTS } from '#domain/page/listing.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { CardGrid } from '#ui/product-card/product-card.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { listing: Listing; address: string; text?: string };

/** Products with their count, order and pages: for categories and search results alike. */
export function ProductListing({ listing, address, text }: Props) {
  const { t } = useShop();
  const searched = text === undefined ? {} : { text };
  return (
    <>
      <div className="listing__bar">
        <p>{t('listing.count', { n: listing.total })}</p>
        <form action={address} className="listing__sort">
          {text !== undefined && <input type="hidden" name="text" value={text} />}
          <label htmlFor="sort">{t('listing.sort')}</label>
          <select id="sort" name="sort" defaultValue={listing.sort} data-submit-on-change>
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`listing.sort.${sort}`)}
              </option>
            ))}
          </select>
          <button type="submit" className="button button--secondary no-script">
            {t('listing.apply')}
          </button>
        </form>
      </div>
      <CardGrid cards={listing.cards} headingLevel="h2" firstRowPriority />
      <Pager
        current={listing.page}
        count={listing.pages}
        href={(page) => address + listingQuery({ ...searched, sort: listing.sort, page })}
      />
    </>
  );
}
