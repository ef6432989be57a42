import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

/** Asks for the newsletter from the foot of every page; a plain form, whose answer is a page. */
export function NewsletterForm() {
  const { t } = useShop();
  const links = useLinks();
  return (
    <form action={links.newsletter} method="post" className="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('newsletter.title')}</h2>
      <div className="newsletter__row">
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          spellCheck={false}
          aria-label={t('newsletter.address')}
          aria-describedby="newsletter-consent"
        />
        <Button type="submit" kind="secondary">
          {t('newsletter.send')}
        </Button>
      </div>
      <small id="newsletter-consent">{t('newsletter.consent')}</small>
    </form>
  );
}
