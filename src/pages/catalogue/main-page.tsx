import { linksIn, SHOP_ICON } from '#contract/links.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { type Slide, sliderModule } from '#contract/slider/slides.ts';
import type { CategoryLink, ProductCard } from '#domain/product/product.ts';
import slider from '#islands/slider/island.ts';
import { Island } from '#pages/island.tsx';
import type { Page } from '#pages/page.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { KeyboardHelper } from '#ui/keyboard-helper/keyboard-helper.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { CardGrid } from '#ui/product/product-card/product-card.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type MainPageData = {
  shopName: string;
  tagline: string;
  origin: string;
  seller: Pick<ShopConfig, 'email' | 'phone' | 'postalAddress'>;
  slides: Slide[];
  categories: (CategoryLink & { picture?: string | undefined })[];
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
      structuredData: [websiteData(data), storeData(data)],
    },
    content: <Main data={data} />,
  };
}

/** The shop as a site that can be searched, which is the same in every language. */
const websiteData = ({ shopName, origin }: MainPageData) => ({
  '@type': 'WebSite',
  name: shopName,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${linksIn('pl').search}?text={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** Who sells here. The first line of an address is the name. */
const storeData = ({ shopName, tagline, origin, seller }: MainPageData) => ({
  '@type': 'OnlineStore',
  name: shopName,
  description: tagline,
  url: `${origin}/`,
  logo: origin + SHOP_ICON,
  email: seller.email,
  telephone: seller.phone,
  ...(seller.postalAddress.length > 1 && { address: seller.postalAddress.slice(1).join(', ') }),
});

function Main({ data }: { data: MainPageData }) {
  const { t, language, links } = useShop();
  const [first, ...others] = data.slides;
  return (
    <div className="wrap stack">
      <KeyboardHelper />
      <h1 className="sr-only">{data.shopName}</h1>
      {first && (
        <Island of={slider} props={{ first, module: sliderModule(language), several: others.length > 0 }} />
      )}
      <Shelf title={t('home.bestsellers')} cards={data.bestsellers} />
      {data.categories.length > 0 ? (
        <Categories categories={data.categories} />
      ) : (
        <EmptyState title={t('home.empty')} text={t('home.emptyNext')}>
          <a href={links.contact}>{t('layout.contact')}</a>
        </EmptyState>
      )}
      <Shelf title={t('home.promotions')} cards={data.promotions} />
      <Shelf title={t('home.newest')} cards={data.newest} />
    </div>
  );
}

function Categories({ categories }: Pick<MainPageData, 'categories'>) {
  const { t, links } = useShop();
  return (
    <section aria-labelledby="home-categories" className="lazy-layout shelf">
      <h2 id="home-categories">{t('home.categories')}</h2>
      <ul className="tiles">
        {categories.map((category) => (
          <li key={category.id} className="tile">
            {category.picture && (
              <Picture
                name={category.picture}
                alt=""
                ratio={0.75}
                widths={[320, 640]}
                sizes="(min-width: 980px) 25vw, 50vw"
              />
            )}
            <a href={links.category(category)}>{category.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row of products under a heading. */
export function Shelf({ title, cards }: { title: string; cards: ProductCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="lazy-layout shelf">
      <h2>{title}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
