import { ExampleView } from '#ui/example-view.tsx';
import type { Examples } from '#ui/examples.ts';
import { Pager } from './pager.tsx';

const href = (page: number) => `/kategoria/1/kawa?page=${page}`;
const pager = (label: string, current: number, count: number) => (
  <ExampleView texts={{ 'productList.pages': label }}>
    <Pager current={current} count={count} href={href} />
  </ExampleView>
);

const examples: Examples = {
  title: 'Pager',
  examples: [
    { name: 'First page', element: pager('Strony: początek', 1, 12) },
    { name: 'In the middle', element: pager('Strony: środek', 6, 12) },
    { name: 'Last page', element: pager('Strony: koniec', 12, 12) },
    { name: 'Two pages', element: pager('Strony: dwie', 1, 2) },
  ],
};

export default examples;
