import { panelLinks } from '#contract/panel/panel-links.ts';
import { Button } from '#ui/button/button.tsx';
import { PanelIcon } from '#ui/panel/panel-icon.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';

const FOUND = 'palette-found';

/** Leads to the search through everything; with a script the palette opens instead, and no page is left. */
export function PaletteLink() {
  const { t } = usePanel();
  return (
    <a
      className="rail__search"
      href={panelLinks.search}
      data-palette-open=""
      aria-keyshortcuts="Control+K Meta+K"
    >
      <PanelIcon name="search" />
      <span className="rail__word">{t('search.title')}</span>
      <span className="rail__keys" aria-hidden="true">
        Ctrl K
      </span>
    </a>
  );
}

/** The palette as it stands before anything was typed. Without its script it is never seen. */
export function Palette() {
  const { t } = usePanel();
  return (
    <dialog
      className="palette"
      data-palette=""
      aria-label={t('search.title')}
      data-here={t('search.here')}
      data-none={t('search.none')}
      data-loading={t('search.loading')}
      data-failed={t('search.failed')}
      data-offline={t('search.offline')}
      data-count={t('search.count')}
    >
      <form className="palette__form" action={panelLinks.search}>
        <input
          type="text"
          name="q"
          role="combobox"
          aria-expanded="false"
          aria-controls={FOUND}
          aria-autocomplete="list"
          aria-label={t('search.words')}
          placeholder={t('search.words')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" kind="quiet" formMethod="dialog" formNoValidate>
          {t('search.close')}
        </Button>
      </form>
      <div id={FOUND} className="palette__found" role="listbox" aria-label={t('search.found')} />
      <p className="palette__said muted" role="status" />
    </dialog>
  );
}
