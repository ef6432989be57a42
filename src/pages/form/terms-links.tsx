import { useShop } from '#ui/shop-view/shop-view.tsx';

export type Term = { slug: string; title: string };

/** What is agreed to, to be read beside the checkbox. */
export function TermsLinks({ terms }: { terms: readonly Term[] }) {
  const { t, links } = useShop();
  if (terms.length === 0) return null;
  return (
    <>
      {t('account.termsLinks')}{' '}
      {terms.map(({ slug, title }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <a href={links.info(slug)} target="_blank" rel="noopener">
            {title}
          </a>
        </span>
      ))}
    </>
  );
}
