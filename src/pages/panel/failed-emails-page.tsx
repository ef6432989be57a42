import { panelLinks } from '#contract/panel/panel-links.ts';
import { isPanelKey, type PanelKey } from '#texts/panel/panel-texts.ts';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';

export type FailedEmailView = {
  id: number;
  kind: string;
  to: string;
  problem: string;
  givenUpAt: Date;
  number: string | null;
  isKept: boolean;
};

type Data = {
  t: PanelWords;
  notice: PanelNotice | undefined;
  count: number;
  rows: readonly FailedEmailView[];
  older: string | undefined;
};

/** E-mails that did not go out: to whom, about what, and why. */
export const failedEmailsPage = ({ t, notice, count, rows, older }: Data): PanelPage => ({
  ...{ title: t('failedEmails.title'), lead: t('failedEmails.lead'), here: 'today', notice },
  up: { href: panelLinks.today, text: t('today.title') },
  content:
    rows.length === 0 ? (
      <p className="empty">{t('failedEmails.empty')}</p>
    ) : (
      <>
        <AllAgain count={count} rows={rows} />
        <FailedEmails rows={rows} />
        <KeysetPager older={older} />
      </>
    ),
});

function AllAgain({ count, rows }: Pick<Data, 'count' | 'rows'>) {
  const { t, may } = usePanel();
  return (
    <div className="facts">
      <p>{t('today.failedEmails', { n: count })}</p>
      {may('order.edit') && rows.some(({ isKept }) => isKept) && (
        <OneButton action={panelLinks.failedEmailsAgain} text={t('failedEmails.allAgain')} />
      )}
    </div>
  );
}

function FailedEmails({ rows }: Pick<Data, 'rows'>) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('failedEmails.what')}</th>
          <th scope="col">{t('failedEmails.to')}</th>
          <th scope="col">{t('failedEmails.order')}</th>
          <th scope="col">{t('failedEmails.when')}</th>
          <th scope="col">{t('failedEmails.why')}</th>
          <th scope="col">{t('failedEmails.next')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FailedEmail key={row.id} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function FailedEmail({ id, kind, to, problem, givenUpAt, number, isKept }: FailedEmailView) {
  const { t, may } = usePanel();
  const name = nameOf(t, kind);
  return (
    <tr>
      <th scope="row">{number && isKept ? <a href={panelLinks.orderEmail(number, id)}>{name}</a> : name}</th>
      <td className="any-break" data-label={t('failedEmails.to')}>
        {to}
      </td>
      <td className="no-break" data-label={t('failedEmails.order')}>
        {number ? <a href={panelLinks.order(number)}>{number}</a> : '–'}
      </td>
      <td data-label={t('failedEmails.when')}>
        <When at={givenUpAt} />
      </td>
      <td className="any-break" data-label={t('failedEmails.why')}>
        {problem}
      </td>
      {isKept && may('order.edit') ? (
        <td>
          <OneButton
            action={panelLinks.failedEmailAgain(id)}
            text={t('order.do.send_email')}
            label={`${t('order.do.send_email')}: ${name}, ${to}`}
            kind="quiet"
          />
        </td>
      ) : (
        <td className="muted" data-label={t('failedEmails.next')}>
          {t(isKept ? 'failedEmails.byOthers' : 'failedEmails.notKept')}
        </td>
      )}
    </tr>
  );
}

/** What it was about: as on the order's page, or by the shorter name of those that are about none. */
function nameOf(t: PanelWords, kind: string): string {
  const keys = [`orderEmail.${kind}`, `failedEmail.${kind}`, `failedEmail.${kind.split('_')[0]}`];
  const key = keys.find(isPanelKey);
  return key ? t(key as PanelKey) : kind;
}
