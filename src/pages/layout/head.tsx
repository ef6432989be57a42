import { LANGUAGES } from '#contract/language.ts';
import { pictureFile } from '#contract/links.ts';
import type { PageHead } from '#pages/page.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Robots of the search engines, which others follow as well. */
const SEARCH_ENGINES = ['googlebot', 'bingbot', 'yandex'];
const LOCALES = { pl: 'pl_PL', en: 'en_GB' } as const;

/** The part of the document's head that belongs to the page; partial navigation replaces it. */
export function HeadOfPage({ head, origin, shopName }: { head: PageHead; origin: string; shopName: string }) {
  const { language } = useShop();
  const address = origin + head.paths[language];
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.hidden ? (
        <>
          {(head.openToOthers ? SEARCH_ENGINES : ['robots']).map((name) => (
            <meta key={name} name={name} content="noindex" />
          ))}
          {head.plainPath && <link rel="canonical" href={origin + head.plainPath[language]} />}
        </>
      ) : (
        <Addresses head={head} origin={origin} address={address} />
      )}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:type" content={head.kind ?? 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:locale" content={LOCALES[language]} />
      {head.picture && (
        <meta
          property="og:image"
          content={origin + pictureFile(head.picture.name, head.picture.width, 'jpg')}
        />
      )}
      {head.structuredData?.map((structuredData) => (
        <script
          key={JSON.stringify(structuredData)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data; '<' is escaped so that it cannot end the element
          dangerouslySetInnerHTML={{
            __html: asData({ '@context': 'https://schema.org', ...structuredData }),
          }}
        />
      ))}
    </>
  );
}

function Addresses({ head, origin, address }: { head: PageHead; origin: string; address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + head.paths[language]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + head.paths.pl} />
    </>
  );
}

const asData = (structuredData: object) => JSON.stringify(structuredData).replace(/</g, '\\u003c');
