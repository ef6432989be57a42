import { panelLinks } from '#contract/panel/panel-links.ts';
import { Button } from '#ui/button/button.tsx';
import { usePanel } from './panel-view.tsx';

/** What is said while something typed is not saved; a script shows it. */
export function SaveBar() {
  const { t } = usePanel();
  return (
    <div
      className="save-bar"
      data-save-bar=""
      data-drafts={panelLinks.drafts}
      data-discard={panelLinks.draftDiscard}
      data-kept={t('draft.kept')}
      data-failed={t('draft.failed')}
      hidden
    >
      <p>
        <strong>{t('draft.unsaved')}</strong> <span className="muted" role="status" data-save-said="" />
      </p>
      <Button data-save-do="">{t('panel.save')}</Button>
      <Button kind="secondary" data-save-drop="">
        {t('draft.discard')}
      </Button>
    </div>
  );
}
