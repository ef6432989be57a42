import { isChosen } from '#domain/product-list/chosen-filters.ts';
import type { FilterGroup, FilterOption } from '#domain/product-list/filters.ts';
import { AVAILABLE, PROMOTION, SEVERAL } from '#domain/product-list/read-filters.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { FilterBox } from './filter-box.tsx';
import { FilterFold } from './filter-fold.tsx';
import { PriceFilter } from './price-filter.tsx';
import type { ShownList } from './shown-list.ts';

/** So many of a group are seen at once. */
const SEEN_AT_ONCE = 8;
/** So many groups are open from the start; the others as soon as something in them is chosen. */
const OPEN_GROUPS = 4;

const OFFERS = { available: AVAILABLE, promotion: PROMOTION };

/** Everything a list can be narrowed down by, with how many products each would leave. */
export function FilterFields({ list: { productList, asked } }: { list: ShownList }) {
  const { t } = useShop();
  const { counts } = productList;
  const { filters } = asked;
  const offers = (['available', 'promotion'] as const).filter((kind) => counts[kind] > 0 || filters[kind]);
  return (
    <div className="filters__fields" data-filter-fields>
      <PriceFilter filters={filters} prices={counts.prices} />
      {offers.length > 0 && (
        <FilterFold name={t('productList.offer')} id="filter-offer" open>
          <ul>
            {offers.map((kind) => (
              <FilterBox
                key={kind}
                id={`filter-${kind}`}
                name={OFFERS[kind]}
                option={{ value: '1', name: t(`productList.${kind}`), count: counts[kind] }}
                chosen={filters[kind]}
              />
            ))}
          </ul>
        </FilterFold>
      )}
      {counts.groups.map((group, index) => {
        const chosen = group.options.filter((option) => isChosen(filters, group, option));
        return (
          <FilterFold
            key={idOf(group)}
            id={idOf(group)}
            name={group.kind === 'parameter' ? group.name : t(`productList.${group.kind}`)}
            open={index < OPEN_GROUPS || chosen.length > 0}
          >
            <Options group={group} chosen={chosen} />
          </FilterFold>
        );
      })}
      <button type="submit" className="button button--secondary no-script">
        {t('productList.applyFilters')}
      </button>
    </div>
  );
}

function Options({ group, chosen }: { group: FilterGroup; chosen: FilterOption[] }) {
  const { t } = useShop();
  const seen = group.options.slice(0, SEEN_AT_ONCE);
  const others = group.options.slice(SEEN_AT_ONCE);
  const boxes = (options: FilterOption[], from: number) => (
    <ul>
      {options.map((option, index) => (
        <FilterBox
          key={option.value}
          id={`${idOf(group)}-${from + index}`}
          name={SEVERAL[group.kind]}
          option={option}
          chosen={chosen.includes(option)}
        />
      ))}
    </ul>
  );
  if (others.length === 0) return boxes(seen, 0);
  return (
    <>
      {boxes(seen, 0)}
      <details id={`${idOf(group)}-more`} open={others.some((option) => chosen.includes(option))}>
        <summary className="filter__more">{t('productList.moreOptions', { n: others.length })}</summary>
        {boxes(others, SEEN_AT_ONCE)}
      </details>
    </>
  );
}

const idOf = (group: FilterGroup) => `filter-${group.kind}${group.kind === 'parameter' ? group.id : ''}`;
