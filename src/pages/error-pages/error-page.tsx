import { linksIn } from '#contract/links.ts';
import type { Page } from '#pages/page.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { SearchForm } from '#ui/search/search-form/search-form.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type ErrorPageData = { shopName: string; title: string; text: string };

/** A page that is not there, or one that broke: what happened, a search and a way home. */
export function errorPage({ shopName, title, text }: ErrorPageData): Page {
  return {
    head: {
      title: `${title} – ${shopName}`,
      description: text,
      paths: { pl: linksIn('pl').home, en: linksIn('en').home },
      hidden: true,
    },
    content: <ErrorContent title={title} text={text} />,
  };
}

function ErrorContent({ title, text }: { title: string; text: string }) {
  const { t, links } = useShop();
  return (
    <div className="wrap narrow error-page">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <SearchForm />
      <ButtonLink href={links.home} kind="secondary">
        {t('error.home')}
      </ButtonLink>
    </div>
  );
}
