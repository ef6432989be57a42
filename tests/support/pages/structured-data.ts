import { ORIGIN } from '#tests/support/shop/test-shop.ts';

type StructuredData = Record<string, unknown>;
/** What a value must be; nothing more may be said of a thing than its type knows. */
type Check = (value: unknown) => boolean;
type Shape = { required: Record<string, Check>; optional?: Record<string, Check> };

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isOurs: Check = (value) =>
  typeof value === 'string' && value.startsWith(`${ORIGIN}/`) && URL.canParse(value);
const isOneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const isGtin: Check = (value) =>
  typeof value === 'string' &&
  /^\d{13}$/.test(value) &&
  [...value].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;
const schema = (name: string) => `https://schema.org/${name}`;

/** What schema.org and search engines ask for, of every kind of thing that the shop tells of. */
const SHAPES: Record<string, Shape> = {
  Product: {
    required: {
      name: isText,
      description: isText,
      sku: isText,
      brand: isA('Brand'),
      image: isListOf(isOurs),
    },
    optional: { offers: isListOf(isA('Offer')), gtin13: isGtin },
  },
  Brand: { required: { name: isText } },
  Offer: {
    required: {
      sku: isText,
      url: isOurs,
      price: (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value) && Number(value) > 0,
      priceCurrency: isOneOf('PLN', 'EUR'),
      availability: isOneOf(schema('InStock'), schema('OutOfStock'), schema('PreOrder')),
      itemCondition: isOneOf(schema('NewCondition')),
    },
  },
  BreadcrumbList: { required: { itemListElement: isListOf(isA('ListItem')) } },
  ListItem: { required: { position: Number.isInteger, name: isText, item: isOurs } },
  WebSite: { required: { name: isText, url: isOurs, potentialAction: isA('SearchAction') } },
  SearchAction: {
    required: {
      target: (value) => isOurs(value) && String(value).includes('{search_term_string}'),
      'query-input': isOneOf('required name=search_term_string'),
    },
  },
  OnlineStore: {
    required: {
      name: isText,
      description: isText,
      url: isOurs,
      logo: isOurs,
      email: (value) => /^\S+@\S+$/.test(String(value)),
      telephone: (value) => /^\+[\d ]{9,}$/.test(String(value)),
      address: isText,
    },
  },
};

/** The kinds of things a page tells of, and what is wrong with what it says. */
export function structuredDataIn(html: string): { kinds: string[]; mistakes: string[] } {
  const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  );
  return {
    kinds: all.map((structuredData) => String(structuredData['@type'])),
    mistakes: all.flatMap(mistakesOf),
  };
}

function mistakesOf({ '@context': context, ...structuredData }: StructuredData): string[] {
  return [
    ...(context === 'https://schema.org' ? [] : ['it does not say whose words it uses']),
    ...mistakesIn(structuredData),
    ...(structuredData['@type'] === 'BreadcrumbList'
      ? disorderIn(structuredData.itemListElement as StructuredData[])
      : []),
  ];
}

function isA(type: string): Check {
  return (value) => {
    const structuredData = value as StructuredData;
    return structuredData?.['@type'] === type && mistakesIn(structuredData).length === 0;
  };
}

function mistakesIn({ '@type': type, ...structuredData }: StructuredData): string[] {
  const shape = SHAPES[String(type)];
  if (!shape) return [`nobody expects a ${type}`];
  const known = { ...shape.required, ...shape.optional };
  const missing = Object.keys(shape.required).filter((name) => !(name in structuredData));
  const wrong = Object.entries(structuredData).filter(([name, value]) => !known[name]?.(value));
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...wrong.map(([name, value]) => `${type}: ${name} is ${JSON.stringify(value)}`),
  ];
}

const disorderIn = (items: StructuredData[]) =>
  items.every(({ position }, index) => position === index + 1) ? [] : ['the way is not numbered in order'];
