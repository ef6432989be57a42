import type { Examples } from '#ui/examples.ts';
import { RadioField } from './radio-field.tsx';

const WAYS = [
  { value: 'courier', label: 'Kurier', price: '15,90 zł', note: 'Doręczenie w 1–2 dni robocze' },
  { value: 'point', label: 'Punkt odbioru', price: '11,90 zł', note: 'Odbiór w 1–2 dni robocze' },
];

const examples: Examples = {
  title: 'Radio',
  examples: [
    { name: 'To choose', element: <RadioField name="example_way" label="Dostawa" choices={WAYS} /> },
    {
      name: 'Chosen',
      element: <RadioField name="example_way2" label="Dostawa" value="point" choices={WAYS} />,
    },
    {
      name: 'Left out',
      element: (
        <RadioField
          name="example_way3"
          label="Dostawa"
          choices={WAYS}
          error="Proszę wybrać opcję."
          required
        />
      ),
    },
  ],
};

export default examples;
