import { panelLinks } from '#contract/panel/panel-links.ts';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';

export type SubscriberRow = { id: number; email: string; wording: string; confirmedAt: Date };

type List = {
  t: PanelWords;
  notice: PanelNotice | undefined;
  count: number;
  rows: readonly SubscriberRow[];
};

/** Who gets the newsletter, the latest first, with the words they agreed to. */
export const newsletterPage = ({ t, notice, count, rows }: List): PanelPage => ({
  title: t('newsletter.title'),
  ...{ lead: t('newsletter.lead', { n: count }), here: 'newsletter', notice },
  content: count === 0 ? <p className="empty">{t('newsletter.empty')}</p> : <Subscribers rows={rows} />,
});

function Subscribers({ rows }: { rows: readonly SubscriberRow[] }) {
  const { t, may } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('newsletter.email')}</th>
          <th scope="col">{t('newsletter.since')}</th>
          <th scope="col">{t('newsletter.wording')}</th>
          {may('client.edit') && <th scope="col">{t('newsletter.remove')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, email, wording, confirmedAt }) => (
          <tr key={id}>
            <th scope="row">{email}</th>
            <td data-label={t('newsletter.since')}>
              <When at={confirmedAt} exact />
            </td>
            <td data-label={t('newsletter.wording')}>{wording}</td>
            {may('client.edit') && (
              <td>
                <OneButton
                  action={panelLinks.newsletterRemove(id)}
                  text={t('newsletter.remove')}
                  label={`${t('newsletter.remove')} ${email}`}
                  fields={{}}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
