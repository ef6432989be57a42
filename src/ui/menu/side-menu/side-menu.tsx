import { SIDE_MENU_TEXTS } from '#texts/menu/side-menu-texts.ts';
import { pickTexts } from '#texts/pick-texts.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

const TABS = { categories: 'layout.categories', info: 'menu.info', account: 'menu.account' } as const;
type Tab = keyof typeof TABS;

/**
 * What the drawer of small views holds: tabs that show or hide its groups (spec §2 Menus). The script makes the
 * categories' levels from the mega menu and the information from the footer, when the drawer is first opened.
 */
export function SideMenu({ id = 'side' }: { id?: string }) {
  const { t, texts } = useShop();
  return (
    <div className="side">
      <div className="side__tabs" role="tablist" aria-label={t('menu.tabs')}>
        {(Object.keys(TABS) as Tab[]).map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-tab-${tab}`}
            aria-controls={`${id}-${tab}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {t(TABS[tab])}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-categories`}
        aria-labelledby={`${id}-tab-categories`}
        data-texts={JSON.stringify(pickTexts(texts, SIDE_MENU_TEXTS))}
      />
      <div role="tabpanel" id={`${id}-info`} aria-labelledby={`${id}-tab-info`} hidden />
      <div role="tabpanel" id={`${id}-account`} aria-labelledby={`${id}-tab-account`} hidden>
        <AccountLinks />
      </div>
    </div>
  );
}

function AccountLinks() {
  const { t } = useShop();
  const links = useLinks();
  const ways = [
    [links.signIn, t('signIn.title')],
    [links.register, t('register.title')],
    [links.account, t('account.title')],
    [links.accountOrders, t('account.orders')],
    [links.accountLists, t('account.lists')],
  ];
  return (
    <ul>
      {ways.map(([href, words]) => (
        <li key={href}>
          <a href={href}>{words}</a>
        </li>
      ))}
    </ul>
  );
}
