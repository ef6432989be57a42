import { panelLinks } from '#contract/panel/panel-links.ts';
import type { Right } from '#domain/staff/right.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { SettingsTabs } from '#pages/panel/settings/settings-tabs.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';

export type TokenView = {
  id: number;
  name: string;
  rights: readonly Right[];
  by: string;
  expiresAt: Date;
  usedAt: Date | null;
  uses: number;
  revokedAt: Date | null;
};
type Data = {
  t: PanelWords;
  notice: PanelNotice | undefined;
  mayEdit: boolean;
  tokens: readonly TokenView[];
};

/** Every token that was ever made, and what it may do. */
export const tokensPage = ({ t, notice, mayEdit, tokens }: Data): PanelPage => ({
  ...{ title: t('tokens.title'), lead: t('tokens.lead'), here: 'settings', notice },
  action: mayEdit && <ButtonLink href={panelLinks.tokenNew}>{t('tokens.new')}</ButtonLink>,
  content: (
    <>
      <SettingsTabs here="tokens" />
      <p>
        <a href={panelLinks.apiTry()}>{t('apiTry.link')}</a>
      </p>
      {tokens.length === 0 ? <p className="empty">{t('tokens.none')}</p> : <Tokens tokens={tokens} />}
    </>
  ),
});

function Tokens({ tokens }: Pick<Data, 'tokens'>) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('tokens.name')}</th>
          <th scope="col">{t('tokens.rights')}</th>
          <th scope="col">{t('tokens.state')}</th>
          <th scope="col">{t('tokens.used')}</th>
          <th scope="col">{t('tokens.uses')}</th>
          <th scope="col">{t('tokens.by')}</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <th scope="row" className="any-break">
              {token.name}
            </th>
            <td data-label={t('tokens.rights')}>
              <details>
                <summary>{t('tokens.rightsCount', { n: token.rights.length })}</summary>
                {token.rights.map((right) => t(`right.${right}`)).join(', ')}
              </details>
            </td>
            <td data-label={t('tokens.state')}>
              <State token={token} />
            </td>
            <td data-label={t('tokens.used')}>
              {token.usedAt ? <When at={token.usedAt} /> : t('panel.never')}
            </td>
            <td data-label={t('tokens.uses')}>{token.uses}</td>
            <td data-label={t('tokens.by')}>{token.by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ token: { id, name, expiresAt, revokedAt } }: { token: TokenView }) {
  const { t, now, may } = usePanel();
  if (revokedAt) return <StateWord kind="bad">{t('tokens.state.revoked')}</StateWord>;
  if (expiresAt.getTime() <= now) return <StateWord kind="plain">{t('tokens.state.expired')}</StateWord>;
  return (
    <>
      <StateWord kind="done">{t('tokens.state.good')}</StateWord>
      <span className="line-of-change muted">
        {t('tokens.until')} <When at={expiresAt} exact />
      </span>
      {may('settings.edit') && (
        <OneButton
          action={panelLinks.tokenRevoke(id)}
          text={t('tokens.revoke')}
          label={t('tokens.revokeOf', { name })}
          kind="quiet"
        />
      )}
    </>
  );
}
