import type { Purpose } from '#contract/consent/consent.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { purposes: Purpose[]; name: string };

/** What the shopper allows, purpose by purpose; the script fills in what they have answered before. */
export function ConsentForm({ purposes, name }: Props) {
  const { t } = useShop();
  return (
    <form
      className="consent-form"
      method="dialog"
      aria-label={t('consent.choice')}
      data-consent-form
      data-saved={t('consent.saved')}
    >
      <fieldset>
        <legend>{t('consent.choice')}</legend>
        <Choice
          id={`${name}-necessary`}
          label={t('consent.for.necessary')}
          why={t('consent.for.necessaryWhy')}
        />
        {purposes.map((purpose) => (
          <Choice
            key={purpose}
            id={`${name}-${purpose}`}
            purpose={purpose}
            label={t(`consent.for.${purpose}`)}
            why={t(`consent.for.${purpose}Why`)}
          />
        ))}
      </fieldset>
      <div className="consent__answers">
        <Button type="submit" kind="secondary" value="necessary">
          {t('consent.necessary')}
        </Button>
        <Button type="submit" kind="secondary" value="all">
          {t('consent.all')}
        </Button>
        <Button type="submit" kind="secondary" value="chosen">
          {t('consent.save')}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = { id: string; purpose?: Purpose; label: string; why: string };

/** What is necessary is not to be chosen, and says so. */
function Choice({ id, purpose, label, why }: ChoiceProps) {
  return (
    <div className="field check">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-why`}
        {...(purpose ? { name: purpose } : { defaultChecked: true, disabled: true })}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-why`} className="field__hint">
        {why}
      </p>
    </div>
  );
}
