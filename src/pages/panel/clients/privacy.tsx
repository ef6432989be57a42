import { Button } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { ERASE, ERASE_GUEST } from './client-fields.ts';

type Props = {
  exportAction: string;
  eraseAction: string;
  email: string;
  state: FormState | undefined;
  isGuest?: boolean;
};

/** What a person may ask the shop to do with their data. */
export function Privacy({ exportAction, eraseAction, email, state, isGuest = false }: Props) {
  const { t, may } = usePanel();
  if (!may('client.export') && !may('client.erase')) return null;
  return (
    <section className="sheet">
      <h2>{t('client.privacy')}</h2>
      {may('client.export') && (
        <>
          <p className="muted">{t('client.exportText')}</p>
          <form action={exportAction} method="post" data-brings="file">
            <CsrfField />
            {isGuest && <input type="hidden" name="guest" value={email} />}
            <Button type="submit" kind="secondary">
              {t('client.export')}
            </Button>
          </form>
        </>
      )}
      {may('client.erase') && (
        <details open={state !== undefined}>
          <summary>{t('client.erase')}</summary>
          <p className="muted">{t('client.eraseText')}</p>
          <PanelForm
            action={eraseAction}
            fields={isGuest ? ERASE_GUEST : ERASE}
            state={{ ...state, values: { ...state?.values, guest: email } }}
            send="client.eraseSend"
          />
        </details>
      )}
    </section>
  );
}
