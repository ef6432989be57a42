import { Button } from '#ui/button/button.tsx';
import { COOKIES_DIALOG } from '#ui/footer/cookies-dialog.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Asks once what may be kept beyond the necessary. Yes and no are one press each and look alike. */
export function ConsentBar() {
  return (
    <section id="consent" className="consent" aria-labelledby="consent-title" hidden>
      <ConsentQuestion />
    </section>
  );
}

export function ConsentQuestion() {
  const { t } = useShop();
  return (
    <>
      <h2 id="consent-title">{t('consent.title')}</h2>
      <p>{t('consent.lead')}</p>
      <p>{t('consent.others')}</p>
      <div className="consent__answers">
        <Button kind="secondary" data-consent="necessary">
          {t('consent.necessary')}
        </Button>
        <Button kind="secondary" data-consent="all">
          {t('consent.all')}
        </Button>
        <Button kind="quiet" data-control="open" aria-controls={COOKIES_DIALOG}>
          {t('consent.settings')}
        </Button>
      </div>
    </>
  );
}
