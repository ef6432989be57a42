import { GO_KEYS } from '#contract/panel/panel-keys.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { Button } from '#ui/button/button.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { PanelIcon } from '#ui/panel/panel-icon.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { menuOf } from './panel-menu.ts';
import type { PanelPage } from './panel-page.ts';
import { PaletteLink } from './search/palette.tsx';

const MENU = 'panel-menu';
type Here = { here: PanelPage['here'] | undefined };

/** The way about: a bar whose menu opens on phones, a rail of icons on tablets, of words on desks. */
export function Rail({ here, shopName }: Here & { shopName: string }) {
  const { t, actor } = usePanel();
  return (
    <header className="rail">
      <p className="rail__shop">
        <a href="/">
          {shopName}
          <span className="sr-only"> – {t('panel.toShop')}</span>
        </a>
      </p>
      <button type="button" className="rail__open" popoverTarget={MENU}>
        <PanelIcon name="menu" />
        <span>{t('panel.openMenu')}</span>
      </button>
      <PaletteLink />
      <nav id={MENU} className="rail__menu" popover="auto" aria-label={t('panel.menu')}>
        <Places here={here} />
      </nav>
      <form className="rail__out" action={panelLinks.signOut} method="post">
        <CsrfField />
        {actor?.kind === 'staff' && (
          <p className="rail__who">{t('panel.signedInAs', { name: actor.name })}</p>
        )}
        <Button type="submit" kind="quiet">
          <PanelIcon name="leave" />
          <span className="rail__word">{t('panel.signOut')}</span>
        </Button>
      </form>
    </header>
  );
}

function Places({ here }: Here) {
  const { t, actor } = usePanel();
  return (
    <ul>
      {menuOf(actor).map(({ key, href }) => (
        <li key={key}>
          <a href={href} aria-current={here === key ? 'page' : undefined} data-go={GO_KEYS[key]}>
            <PanelIcon name={key} />
            <span className="rail__word">{t(`menu.${key}`)}</span>
          </a>
        </li>
      ))}
      <li className="rail__own">
        <a href={panelLinks.account} aria-current={here === 'account' ? 'page' : undefined}>
          <PanelIcon name="account" />
          <span className="rail__word">{t('menu.account')}</span>
        </a>
      </li>
    </ul>
  );
}
