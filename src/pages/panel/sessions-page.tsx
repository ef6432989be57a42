import { panelLinks } from '#contract/panel/panel-links.ts';
import { Button } from '#ui/button/button.tsx';
import { CsrfField } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';
import { own } from './account-pages.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';

export type SessionView = {
  key: string;
  device: string;
  ip: string;
  createdAt: Date;
  seenAt: Date;
  isHere: boolean;
};

export const sessionsPage = ({
  t,
  notice,
  sessions,
}: {
  t: PanelWords;
  notice?: PanelNotice | undefined;
  sessions: readonly SessionView[];
}): PanelPage => ({
  ...{ title: t('sessions.title'), notice, ...own(t) },
  content: <Sessions sessions={sessions} />,
});

function Sessions({ sessions }: { sessions: readonly SessionView[] }) {
  const { t } = usePanel();
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('sessions.device')}</th>
            <th scope="col">{t('sessions.ip')}</th>
            <th scope="col">{t('sessions.since')}</th>
            <th scope="col">{t('sessions.seen')}</th>
            <th scope="col">{t('sessions.action')}</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ key, device, ip, createdAt, seenAt, isHere }) => (
            <tr key={key}>
              <th scope="row">
                {device} {isHere && <StateWord kind="done">{t('sessions.here')}</StateWord>}
              </th>
              <td data-label={t('sessions.ip')}>{ip}</td>
              <td data-label={t('sessions.since')}>
                <When at={createdAt} />
              </td>
              <td data-label={t('sessions.seen')}>
                <When at={seenAt} />
              </td>
              <td>
                <form action={panelLinks.accountSessionEnd} method="post">
                  <CsrfField />
                  <input type="hidden" name="session" value={key} />
                  <Button type="submit" kind="quiet" aria-label={t('sessions.endOf', { device })}>
                    {t('sessions.end')}
                  </Button>
                </form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <form action={panelLinks.accountSessionsEnd} method="post">
        <CsrfField />
        <Button type="submit" kind="secondary">
          {t('sessions.endAll')}
        </Button>
      </form>
    </>
  );
}
