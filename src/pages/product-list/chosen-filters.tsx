import { type ChosenFilter, chosenFilters, isFiltered } from '#domain/product-list/chosen-filters.ts';
import { NO_FILTERS } from '#domain/product-list/filters.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { ListLink, ShownList } from './shown-list.ts';

/** What the list is narrowed down to: each a link to the list without it. */
export function ChosenFilters({ list: { productList, asked }, link }: { list: ShownList; link: ListLink }) {
  const { t, amount } = useShop();
  if (!isFiltered(asked.filters)) return null;
  return (
    <nav className="chosen" id="product-list-chosen" tabIndex={-1} aria-label={t('productList.chosen')}>
      <ul>
        {chosenFilters(asked.filters, productList.counts).map((chosen) => (
          <li key={said(chosen)}>
            <a className="chosen__one" href={link({ filters: chosen.rest })} rel="nofollow" data-stay>
              <span className="sr-only">{t('productList.removeFilter')} </span>
              {said(chosen)}
              <Icon name="close" size={20} />
            </a>
          </li>
        ))}
        <li>
          <a className="chosen__all" href={link({ filters: NO_FILTERS })} data-stay>
            {t('productList.clear')}
          </a>
        </li>
      </ul>
    </nav>
  );

  function said(chosen: ChosenFilter): string {
    switch (chosen.kind) {
      case 'price':
        return [
          chosen.from === undefined ? '' : t('productList.from', { price: amount(chosen.from) }),
          chosen.to === undefined ? '' : t('productList.to', { price: amount(chosen.to) }),
        ]
          .filter(Boolean)
          .join(' ');
      case 'available':
      case 'promotion':
        return t(`productList.${chosen.kind}`);
      case 'parameter':
        return `${chosen.group}: ${chosen.name}`;
      default:
        return `${t(`productList.${chosen.kind}`)}: ${chosen.name}`;
    }
  }
}
