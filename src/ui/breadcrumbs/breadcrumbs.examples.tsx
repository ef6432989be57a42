import { ExampleView } from '#ui/example-view.tsx';
import type { Examples } from '#ui/examples.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const coffee = { name: 'Kawa', href: '/kategoria/1/kawa' };
const whole = { name: 'Kawa ziarnista', href: '/kategoria/2/kawa-ziarnista' };
const africa = { name: 'Afryka', href: '/kategoria/3/afryka' };

const examples: Examples = {
  title: 'Breadcrumbs',
  examples: [
    {
      name: 'A product',
      element: (
        <ExampleView texts={{ 'crumbs.label': 'Droga do produktu' }}>
          <Breadcrumbs trail={[coffee, whole, africa]} here="Etiopia Guji Natural" />
        </ExampleView>
      ),
    },
    {
      name: 'A page right under the main one',
      element: (
        <ExampleView texts={{ 'crumbs.label': 'Droga do kontaktu' }}>
          <Breadcrumbs trail={[]} here="Kontakt" />
        </ExampleView>
      ),
    },
    {
      name: 'A long name',
      element: (
        <ExampleView texts={{ 'crumbs.label': 'Droga do zestawu' }}>
          <Breadcrumbs
            trail={[{ name: 'Zestawy podarunkowe i karty', href: '/kategoria/9/zestawy' }]}
            here="Zestaw podarunkowy z młynkiem ręcznym, dripperem i trzema kawami jednorodnymi"
          />
        </ExampleView>
      ),
    },
  ],
};

export default examples;
