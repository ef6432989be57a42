import { chosenFilters } from '#domain/product-list/chosen-filters.ts';
import { portionsOf, sortsOf, VIEWS } from '#domain/product-list/product-list.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { ListLink, ShownList } from './shown-list.ts';

type Props = { list: ShownList; link: ListLink; filtering: boolean };

/** How many there are, the way to the filters, and how the list is shown (spec §2 Menus, the settings menu). */
export function ProductListBar({ list, link, filtering }: Props) {
  const { t } = useShop();
  const { productList, asked } = list;
  const chosen = chosenFilters(asked.filters, productList.counts).length;
  return (
    <div className="product-list__bar">
      <p className="product-list__count" id="product-list-count" tabIndex={-1}>
        {t('productList.count', { n: productList.total })}
      </p>
      {filtering && (
        <a
          className="product-list__open button button--secondary"
          href="#filters"
          data-filters="toggle"
          aria-controls="filters-drawer"
        >
          {chosen > 0 ? t('productList.filtersOn', { n: chosen }) : t('productList.filters')}
        </a>
      )}
      <button
        type="button"
        className="settings__toggle button button--secondary"
        data-settings="toggle"
        aria-expanded="false"
        aria-controls="product-list-settings"
      >
        {t('productList.settings')}
      </button>
      <Settings list={list} link={link} />
    </div>
  );
}

function Settings({ list: { productList, asked, pageSize }, link }: Omit<Props, 'filtering'>) {
  const { t } = useShop();
  return (
    <div className="settings" id="product-list-settings">
      <label htmlFor="sort">{t('productList.sort')}</label>
      <select id="sort" name="sort" defaultValue={productList.sort} data-submit-on-change>
        {sortsOf(asked).map((sort) => (
          <option key={sort} value={sort}>
            {t(`productList.sort.${sort}`)}
          </option>
        ))}
      </select>
      <label htmlFor="portion">{t('productList.portion')}</label>
      <select id="portion" name="portion" defaultValue={productList.portion} data-submit-on-change>
        {portionsOf(pageSize).map((portion) => (
          <option key={portion} value={portion}>
            {portion}
          </option>
        ))}
      </select>
      <button type="submit" className="button button--secondary no-script">
        {t('productList.apply')}
      </button>
      <ul className="settings__views" aria-label={t('productList.view')}>
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              href={link({ view, page: productList.page })}
              rel="nofollow"
              data-set-view={view}
              aria-current={view === asked.view || undefined}
            >
              {t(`productList.view.${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
