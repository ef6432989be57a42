import { PANEL_PATH, panelLinks } from '#contract/panel/panel-links.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import type { PanelPage } from './panel-page.ts';

export type SentField = { name: string; value: string };

type Late = {
  fields: readonly SentField[];
  /** Where it was sent to. */
  action: string;
  /** Nobody is signed in: that comes first. */
  isDoor: boolean;
};

/** A form that came too late, with what was typed into it. */
export const lateFormPage = ({ t, ...late }: Late & { t: PanelWords }): PanelPage => ({
  title: t(late.isDoor ? 'late.title' : 'refused.form'),
  lead: t(late.isDoor ? 'late.signIn' : 'late.check'),
  isDoor: late.isDoor,
  content: <LateForm {...late} />,
});

function LateForm({ fields, action, isDoor }: Late) {
  const { t } = usePanel();
  const typed = fields.filter(({ name, value }) => !BESIDE.test(name) && value.trim() !== '');
  return (
    <>
      <section className="sheet">
        <h2>{t('late.typed')}</h2>
        <ul className="lines">
          {typed.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may be sent more than once
            <li key={`${name} ${index}`} className="order__note">
              {value}
            </li>
          ))}
        </ul>
      </section>
      <form action={action} method="post" className="buttons">
        <CsrfField />
        {fields.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may be sent more than once
          <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
        ))}
        {isDoor && (
          <a className="button button--primary" href={panelLinks.signIn} target="_blank" rel="noreferrer">
            {t('late.toDoor')}
          </a>
        )}
        <Button type="submit" kind={isDoor ? 'secondary' : 'primary'}>
          {t(isDoor ? 'late.goOn' : 'late.send')}
        </Button>
        {!isDoor && (
          <ButtonLink kind="quiet" href={PANEL_PATH}>
            {t('refused.toStart')}
          </ButtonLink>
        )}
      </form>
    </>
  );
}

/** What forms bring along beside what is typed. */
const BESIDE = /^(version|key|was)$|_sum$/;
