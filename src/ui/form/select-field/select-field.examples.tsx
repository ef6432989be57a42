import type { Examples } from '#ui/examples.ts';
import { SelectField } from './select-field.tsx';

const COUNTRIES = [
  { value: '1143020003', label: 'Polska' },
  { value: '1143020041', label: 'Czechy' },
];

const examples: Examples = {
  title: 'Select',
  examples: [
    {
      name: 'With a placeholder',
      element: <SelectField name="example_region" label="Kraj" choices={COUNTRIES} placeholder="Wybierz" />,
    },
    {
      name: 'Chosen',
      element: <SelectField name="example_land" label="Kraj" choices={COUNTRIES} value="1143020041" />,
    },
    {
      name: 'Wrong',
      element: (
        <SelectField
          name="example_shop"
          label="Sklep"
          choices={COUNTRIES}
          placeholder="Wybierz"
          error="Proszę wybrać opcję."
        />
      ),
    },
  ],
};

export default examples;
