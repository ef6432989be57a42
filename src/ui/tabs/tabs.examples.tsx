import type { Examples } from '#ui/examples.ts';
import { Tabs } from './tabs.tsx';

const description = <p>Jagody, jaśmin i miód. Naturalnie obrabiana kawa z regionu Guji.</p>;

const examples: Examples = {
  title: 'Tabs',
  examples: [
    {
      name: 'Three, the first one open',
      element: (
        <Tabs
          name="example-tabs"
          tabs={[
            { id: 'example-tab-description', title: 'Opis', content: description },
            { id: 'example-tab-brewing', title: 'Parzenie', content: <p>15 g na 250 ml wody o 94 °C.</p> },
            { id: 'example-tab-delivery', title: 'Dostawa', content: <p>Wysyłka w ciągu 24 godz.</p> },
          ]}
        />
      ),
    },
    {
      name: 'One',
      element: (
        <Tabs
          name="example-tabs-one"
          tabs={[{ id: 'example-tab-only', title: 'Opis produktu', content: description }]}
        />
      ),
    },
  ],
};

export default examples;
