import { LONGEST_SEARCH, type SearchSettings } from '#contract/search/live-search.ts';
import { pickTexts } from '#texts/pick-texts.ts';
import { LIVE_SEARCH_TEXTS } from '#texts/search/live-search-texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  value?: string;
  /** Results come while one types, once the script is there; one form of a page may have them. */
  live?: SearchSettings | undefined;
};

export function SearchForm({ value, live }: Props) {
  const { t, links, texts, currency, priceType } = useShop();
  const toLive = live && {
    'data-live-search': JSON.stringify({ ...live, currency: currency.id, priceType }),
    'data-texts': JSON.stringify(pickTexts(texts, LIVE_SEARCH_TEXTS)),
  };
  return (
    <search>
      <form
        className="search"
        action={links.search}
        aria-label={t(live ? 'layout.searchForm' : 'layout.searchPlaceholder')}
        {...toLive}
      >
        <div className="search__box">
          <input
            type="search"
            name="text"
            defaultValue={value}
            maxLength={LONGEST_SEARCH}
            required
            aria-label={t('layout.search')}
            placeholder={t('layout.searchPlaceholder')}
            enterKeyHint="search"
          />
          <button type="submit" className="button button--icon">
            <Icon name="search" size={20} />
            <span className="sr-only">{t('layout.search')}</span>
          </button>
        </div>
        {live && <LiveParts />}
      </form>
    </search>
  );
}

/** What live search fills; the way out of it is there only while it takes the whole screen. */
function LiveParts() {
  const { t } = useShop();
  return (
    <>
      <button type="button" className="search__close button button--icon">
        <Icon name="close" />
        <span className="sr-only">{t('liveSearch.close')}</span>
      </button>
      <p className="search__hint">{t('liveSearch.hint')}</p>
      <div className="search__results" role="listbox" aria-label={t('liveSearch.results')} hidden />
      <p className="sr-only" role="status" />
    </>
  );
}
