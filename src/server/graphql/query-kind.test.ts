import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { queryKindOf } from './query-kind.ts';

const kindOf = (query: string) => queryKindOf(parse(query));

test('a query counts as what it asks for when the shop cannot serve all', () => {
  expect(kindOf('mutation { orderCreate(OrderInput: {}) { number } }')).toBe('order');
  expect(kindOf('{ orderQuote(OrderInput: {}) { problems } }')).toBe('order');
  expect(kindOf('{ basket { worth { gross { value } } } }')).toBe('basket');
  expect(kindOf('mutation { addProductsToBasket(ProductInput: []) { status } }')).toBe('basket');
  expect(kindOf('{ email: validateClientData(ClientDataInput: {}) { clientExists } }')).toBe('basket');
  expect(kindOf('{ productsTextSearch(searchInput: {}) { count } }')).toBe('search');
});

test('a search is none the less a search for what stands beside it', () => {
  expect(kindOf('{ productsTextSearch { count } orderQuote { problems } }')).toBe('search');
  expect(kindOf('query A { orderQuote { problems } } query B { products { id } }')).toBe('search');
  expect(kindOf('{ orderCreate: products { id } } # orderCreate')).toBe('search');
  expect(kindOf('{ ...F } fragment F on Query { orderQuote { problems } }')).toBe('search');
  expect(kindOf('{ constructor }')).toBe('search');
});
