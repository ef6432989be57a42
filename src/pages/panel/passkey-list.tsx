import { panelLinks } from '#contract/panel/panel-links.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';

export type PasskeyView = { id: string; name: string; createdAt: Date; usedAt: Date | null };

/** One's own passkeys. Only a script can add one; any browser can remove one. */
export function Passkeys({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  const { t } = usePanel();
  return (
    <>
      <h3>{t('passkeys.title')}</h3>
      <p>{t('passkeys.lead')}</p>
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <p data-passkey="here" hidden>
        <ButtonLink kind="secondary" href={panelLinks.accountPasskeyAdd}>
          {t('passkeys.add')}
        </ButtonLink>
      </p>
      <p className="muted" data-no-passkey>
        {t('passkeys.unsupported')}
      </p>
    </>
  );
}

function Passkey({ passkey: { id, name, createdAt, usedAt } }: { passkey: PasskeyView }) {
  const { t } = usePanel();
  return (
    <li>
      <strong>{name}</strong>
      <span className="muted">
        {t('passkeys.created')} <When at={createdAt} />
      </span>
      <span className="muted">
        {t('passkeys.used')} {usedAt ? <When at={usedAt} /> : t('panel.never')}
      </span>
      <a href={panelLinks.accountPasskeyRemove(id)} aria-label={t('passkeys.removeOf', { name })}>
        {t('passkeys.remove')}
      </a>
    </li>
  );
}
