import { DRAFT_ASKED, DRAFT_FORM } from '#contract/panel/draft-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { OneButton } from './one-button.tsx';
import { type DraftView, usePanel } from './panel-view.tsx';

/** What was typed and not sent, offered where it was typed. */
export function DraftOffer({ draft: { form, savedAt }, isStale }: { draft: DraftView; isStale: boolean }) {
  const { t, locale, timeZone, now } = usePanel();
  const isToday = dayOf(savedAt, timeZone) === dayOf(new Date(now), timeZone);
  const at = new Intl.DateTimeFormat(locale, {
    ...(isToday ? {} : { day: 'numeric', month: 'long' }),
    ...{ hour: '2-digit', minute: '2-digit', timeZone },
  }).format(savedAt);
  const page = form.slice(0, form.lastIndexOf('/'));
  return (
    <div className="draft">
      <p>
        {t('draft.from', { at })} {isStale && <strong>{t('draft.stale')}</strong>}
      </p>
      <a className="button button--secondary" href={`${page}?${DRAFT_ASKED}=${encodeURIComponent(form)}`}>
        {t('draft.restore')}
      </a>
      <OneButton
        action={panelLinks.draftDiscard}
        text={t('draft.discard')}
        kind="quiet"
        fields={{ [DRAFT_FORM]: form }}
      />
    </div>
  );
}

const dayOf = (at: Date, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
