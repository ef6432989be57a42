import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import type { TrailView } from './client-view.ts';
import { PersonTrail } from './person-trail.tsx';
import { Privacy } from './privacy.tsx';

export type GuestView = { email: string; accountId?: number | undefined; trail: TrailView };
type Shown = { t: PanelWords; notice: PanelNotice | undefined; state: FormState | undefined };

/** Somebody without an account: what they have left here, and what may be done with it. */
export const guestPage = ({ t, notice, state }: Shown, guest: GuestView): PanelPage => ({
  ...{ title: guest.email, lead: t('clients.guest'), here: 'clients', notice },
  up: { href: panelLinks.clients, text: t('clients.title') },
  content: <Guest {...guest} state={state} />,
});

function Guest({ email, accountId, trail, state }: GuestView & { state: FormState | undefined }) {
  const { t } = usePanel();
  return (
    <>
      {accountId !== undefined && (
        <p className="facts">
          <a href={panelLinks.client(accountId)}>{t('client.account')}</a>
        </p>
      )}
      <div className="order">
        <div className="order__main">
          <PersonTrail trail={trail} />
        </div>
        <div className="order__aside">
          <Privacy
            exportAction={panelLinks.guestExport}
            eraseAction={panelLinks.guestErase}
            email={email}
            state={state}
            isGuest
          />
        </div>
      </div>
    </>
  );
}
