import { panelLinks } from '#contract/panel/panel-links.ts';
import { OneButton } from '#ui/panel/one-button.tsx';
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
                <OneButton
                  action={panelLinks.accountSessionEnd}
                  text={t('sessions.end')}
                  label={t('sessions.endOf', { device })}
                  fields={{ session: key }}
                  kind="quiet"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <OneButton action={panelLinks.accountSessionsEnd} text={t('sessions.endAll')} />
    </>
  );
}
