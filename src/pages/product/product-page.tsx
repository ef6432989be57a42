import type { Language } from '#contract/language.ts';
import { linksIn, pictureFile } from '#contract/links.ts';
import type { Product, ProductCard, SizeView } from '#domain/product/product.ts';
import { rewardsOf } from '#domain/reward/rewards-of.ts';
import type { BuyBoxProps } from '#islands/product/buy-box/buy-box-props.ts';
import buyBox from '#islands/product/buy-box/island.ts';
import pictureGallery from '#islands/product/picture-gallery/island.ts';
import reward from '#islands/reward/island.ts';
import { Shelf } from '#pages/catalogue/main-page.tsx';
import { Island } from '#pages/island.tsx';
import type { Page } from '#pages/page.ts';
import { breadcrumbData, decimalPrice } from '#pages/structured-data.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ProductToggles } from '#ui/product/product-toggles/product-toggles.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { Bundle, Description, NoWithdrawal, Parameters } from './product-sections.tsx';

export type ProductPageData = {
  shopName: string;
  origin: string;
  language: Language;
  currencyId: string;
  product: Product;
  slugs: Record<Language, string>;
  related: ProductCard[];
  views: SizeView[];
  /** What a month of instalments costs, each with its lender's representative example. */
  examples?: readonly string[];
} & Omit<BuyBoxProps, 'product' | 'sizes' | 'views'>;

export function productPage(data: ProductPageData): Page {
  const { product, language } = data;
  const links = linksIn(language);
  const trail = product.trail.map((one) => ({ name: one.name, href: links.category(one) }));
  const path = (lang: Language) => linksIn(lang).product({ id: product.id, slug: data.slugs[lang] });
  const [front] = product.pictures;
  return {
    head: {
      title: `${product.name} – ${data.shopName}`,
      description: product.summary,
      paths: { pl: path('pl'), en: path('en') },
      kind: 'product',
      ...(front && { picture: { name: front.name, width: 1000 } }),
      structuredData: [
        productData(data, path(language)),
        breadcrumbData([...trail, { name: product.name, href: path(language) }], data.origin),
      ],
    },
    crumbs: { trail, here: product.name },
    content: <ProductView data={data} />,
  };
}

function ProductView({ data }: { data: ProductPageData }) {
  const { t, links } = useShop();
  const { product } = data;
  const buying = forBuyBox(data);
  const rewards = rewardsOf(product, product.sizes);
  const tabs = [
    {
      id: 'description',
      title: t('product.description'),
      content: <Description sections={product.description} />,
    },
    {
      id: 'parameters',
      title: t('product.parameters'),
      content: <Parameters {...product} />,
    },
  ];
  return (
    <div className="wrap stack">
      <div className={(product.partNames?.length ?? 0) > 1 ? 'product product--rows' : 'product'}>
        <Island of={pictureGallery} props={{ name: product.name, pictures: product.pictures }} />
        <div className="product__buying">
          <div className="product__head">
            <p className="product__producer">
              {product.producer} {product.isNew && <Badge kind="new">{t('product.new')}</Badge>}
            </p>
            <h1>{product.name}</h1>
            <p className="product__summary">{product.summary}</p>
          </div>
          {buying && <Island of={buyBox} props={buying} />}
          {data.examples?.map((example) => (
            <p key={example} className="instalments__hint">
              {example}
            </p>
          ))}
          <ProductToggles product={product.id} size={buying?.size} />
          {buying && <NoWithdrawal exception={product.withdrawalException} />}
          {rewards.length > 0 && (
            <Island of={reward} props={{ product: product.id, rewards, here: links.product(product) }} />
          )}
          <Bundle parts={product.parts} />
        </div>
      </div>
      <Tabs tabs={tabs} name="product" />
      <Shelf title={t('product.related')} cards={data.related} />
    </div>
  );
}

/** A product without any size has nothing to buy. */
function forBuyBox(data: ProductPageData): BuyBoxProps | undefined {
  const { product, now, size, fewLeft, settings, instalments } = data;
  const [first, ...others] = data.views;
  if (!first) return undefined;
  const { id, type, unit, sellBy, precision, minPerOrder, maxPerOrder, minPerSubscription } = product;
  const { taxBasisPoints, tiers, subscriptions, pointsEarned, withdrawalException, partNames } = product;
  const limits = { sellBy, precision, minPerOrder, maxPerOrder, minPerSubscription };
  return {
    product: {
      ...{ id, type, unit, ...limits, taxBasisPoints, tiers, subscriptions, pointsEarned },
      ...(withdrawalException && { withdrawalException }),
      ...(partNames && { partNames }),
    },
    sizes: product.sizes
      // A date that is over is nothing to choose any more; a link to it still says so.
      .filter(({ type, beginsAt = Infinity }) => beginsAt > now || type === size)
      .map(({ type, name, purchase, parts, beginsAt }) => ({
        ...{ type, name, purchase },
        ...(parts && { parts }),
        ...(beginsAt && { beginsAt }),
      })),
    views: [first, ...others],
    ...{ now, size, fewLeft, settings, instalments },
  };
}

const AVAILABILITY = { enable: 'InStock', disable: 'OutOfStock', order: 'PreOrder' } as const;

/** The product and its offers as schema.org's Product. */
function productData({ product, origin, currencyId }: ProductPageData, path: string): object {
  const priced = product.sizes.filter(
    ({ purchase, price }) => (purchase === 'buy' || purchase === 'unavailable') && price.gross > 0,
  );
  return {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: String(product.id),
    ...(product.ean && { gtin13: product.ean }),
    brand: { '@type': 'Brand', name: product.producer },
    image: product.pictures.map((picture) => origin + pictureFile(picture.name, 1000, 'jpg')),
    ...(priced.length > 0 && { offers: priced.map(offerData) }),
  };

  function offerData(size: Product['sizes'][number]): object {
    const hasSizes = product.sizes.length > 1;
    return {
      '@type': 'Offer',
      sku: hasSizes ? `${product.id}_${size.type}` : String(product.id),
      url: origin + path + (hasSizes ? `?size=${encodeURIComponent(size.type)}` : ''),
      price: decimalPrice(size.price.gross),
      priceCurrency: currencyId,
      availability: `https://schema.org/${AVAILABILITY[size.availability.status]}`,
      itemCondition: 'https://schema.org/NewCondition',
    };
  }
}
