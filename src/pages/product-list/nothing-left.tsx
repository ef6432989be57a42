import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import type { ListLink, ShownList } from './shown-list.ts';

/** The filters together leave nothing: each of them can be given up from here. */
export function NothingLeft({ list, link }: { list: ShownList; link: ListLink }) {
  const { t } = useShop();
  return (
    <EmptyState title={t('productList.nothing')} text={t('productList.nothingNext')}>
      <ChosenFilters list={list} link={link} />
    </EmptyState>
  );
}
