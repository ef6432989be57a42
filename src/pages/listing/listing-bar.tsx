import { chosenFilters } from '#domain/page/chosen-filters.ts';
import { portionsOf, sortsOf, VIEWS } from '#domain/page/listing.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { ListLink, ShownList } from './shown-list.ts';

type Props = { list: ShownList; link: ListLink; filtering: boolean };

/** How many there are, the way to the filters, and how the list is shown (spec §2 Menus, the settings menu). */
export function ListingBar({ list, link, filtering }: Props) {
  const { t } = useShop();
  const { listing, asked } = list;
  const chosen = chosenFilters(asked.filters, listing.counts).length;
  return (
    <div className="listing__bar">
      <p className="listing__count" id="listing-count" tabIndex={-1}>
        {t('listing.count', { n: listing.total })}
      </p>
      {filtering && (
        <a
          className="listing__open button button--secondary"
          href="#filters"
          data-filters="toggle"
          aria-controls="filters-drawer"
        >
          {chosen > 0 ? t('listing.filtersOn', { n: chosen }) : t('listing.filters')}
        </a>
      )}
      <button
        type="button"
        className="settings__toggle button button--secondary"
        data-settings="toggle"
        aria-expanded="false"
        aria-controls="listing-settings"
      >
        {t('listing.settings')}
      </button>
      <Settings list={list} link={link} />
    </div>
  );
}

function Settings({ list: { listing, asked, pageSize }, link }: Omit<Props, 'filtering'>) {
  const { t } = useShop();
  return (
    <div className="settings" id="listing-settings">
      <label htmlFor="sort">{t('listing.sort')}</label>
      <select id="sort" name="sort" defaultValue={listing.sort} data-submit-on-change>
        {sortsOf(asked).map((sort) => (
          <option key={sort} value={sort}>
            {t(`listing.sort.${sort}`)}
          </option>
        ))}
      </select>
      <label htmlFor="portion">{t('listing.portion')}</label>
      <select id="portion" name="portion" defaultValue={listing.portion} data-submit-on-change>
        {portionsOf(pageSize).map((portion) => (
          <option key={portion} value={portion}>
            {portion}
          </option>
        ))}
      </select>
      <button type="submit" className="button button--secondary no-script">
        {t('listing.apply')}
      </button>
      <ul className="settings__views" aria-label={t('listing.view')}>
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              href={link({ view, page: listing.page })}
              rel="nofollow"
              data-set-view={view}
              aria-current={view === asked.view || undefined}
            >
              {t(`listing.view.${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
