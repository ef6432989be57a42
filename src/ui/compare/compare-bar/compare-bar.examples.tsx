import { pictureFile } from '#contract/links.ts';
import type { WireComparedProduct } from '#contract/widgets.ts';
import { ExampleView } from '#ui/example-view.tsx';
import type { Examples } from '#ui/examples.ts';
import { CompareBar } from './compare-bar.tsx';

const named = (id: number, name: string): WireComparedProduct => ({
  id,
  name,
  link: `/produkt/${id}/kawa`,
  icon: pictureFile('etiopia-guji-natural-front-1', 320, 'webp'),
});
const coffee = named(1, 'Etiopia Guji Natural');
const set = named(2, 'Zestaw podarunkowy z młynkiem ręcznym, dripperem i trzema kawami');
const six = [coffee, set, ...[3, 4, 5, 6].map((id) => named(id, `Kawa ${id}`))];

/** One page has no two landmarks of one name. */
const bar = (id: string, products: WireComparedProduct[], folded = false) => (
  <ExampleView texts={{ 'compare.bar': `Porównanie: ${id}` }}>
    <CompareBar id={id} products={products} folded={folded} />
  </ExampleView>
);

const examples: Examples = {
  title: 'Comparison',
  examples: [
    { name: 'One product', element: bar('bar-of-one', [coffee]) },
    { name: 'Two products', element: bar('bar-of-two', [coffee, set]) },
    { name: 'As many as can be', element: bar('bar-of-six', six) },
    { name: 'Folded', element: bar('bar-folded', [coffee, set], true) },
  ],
};

export default examples;
