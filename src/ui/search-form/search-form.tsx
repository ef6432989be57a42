import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export function SearchForm({ value }: { value?: string }) {
  const { t, links } = useShop();
  return (
    <search>
      <form className="search" action={links.search}>
        <input
          type="search"
          name="text"
          defaultValue={value}
          maxLength={200}
          required
          aria-label={t('frame.search')}
          placeholder={t('frame.searchPlaceholder')}
          enterKeyHint="search"
        />
        <button type="submit" className="button button--icon">
          <Icon name="search" size={20} />
          <span className="sr-only">{t('frame.search')}</span>
        </button>
      </form>
    </search>
  );
}
