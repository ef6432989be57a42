import { linksIn } from '#contract/links.ts';
import { type Slide, sliderModule } from '#contract/slides.ts';
import type { CategoryLink, ProductCard } from '#domain/product/product.ts';
import slider from '#islands/slider/island.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { CardGrid } from '#ui/product-card/product-card.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { Island } from './island.tsx';
import type { Page } from './page.ts';

export type MainPageData = {
  shopName: string;
  tagline: string;
  origin: string;
  firstSlide: Slide | undefined;
  categories: (CategoryLink & { picture: string })[];
  bestsellers: ProductCard[];
  promotions: ProductCard[];
  newest: ProductCard[];
};

export function mainPage(data: MainPageData): Page {
  return {
    head: {
      title: `${data.shopName} – ${data.tagline.replace(/\.$/, '')}`,
      description: data.tagline,
      paths: { pl: linksIn('pl').home, en: linksIn('en').home },
      facts: [
        {
          '@type': 'WebSite',
          name: data.shopName,
          url: `${data.origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${data.origin}/search.php?text={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    },
    content: <Main data={data} />,
  };
}

function Main({ data }: { data: MainPageData }) {
  const { t, language, links } = useShop();
  return (
    <div className="wrap stack">
      <h1 className="sr-only">{data.shopName}</h1>
      {data.firstSlide && (
        <Island of={slider} props={{ first: data.firstSlide, module: sliderModule(language) }} />
      )}
      <Shelf title={t('home.bestsellers')} cards={data.bestsellers} />
      <section aria-labelledby="home-categories">
        <h2 id="home-categories">{t('home.categories')}</h2>
        <ul className="tiles">
          {data.categories.map((category) => (
            <li key={category.id} className="tile">
              <Picture
                name={category.picture}
                alt=""
                ratio={0.75}
                widths={[320, 640]}
                sizes="(min-width: 980px) 25vw, 50vw"
              />
              <a href={links.category(category)}>{category.name}</a>
            </li>
          ))}
        </ul>
      </section>
      <Shelf title={t('home.promotions')} cards={data.promotions} />
      <Shelf title={t('home.newest')} cards={data.newest} />
    </div>
  );
}

/** A row of products under a heading. */
export function Shelf({ title, cards }: { title: string; cards: ProductCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
