import type { Examples } from '#ui/examples.ts';
import { CheckField } from './check-field.tsx';

const examples: Examples = {
  title: 'Check',
  examples: [
    { name: 'Checkbox', element: <CheckField name="example_terms" label="Zgadzam się z regulaminem" /> },
    { name: 'Checked', element: <CheckField name="example_terms2" label="Zgadzam się" checked /> },
    {
      name: 'Required and left out',
      element: (
        <CheckField
          name="example_terms3"
          label="Zgadzam się z regulaminem"
          required
          error="Proszę wypełnić to pole."
        />
      ),
    },
    {
      name: 'Switch',
      element: (
        <CheckField
          name="example_news"
          look="switch"
          label="Newsletter"
          hint="Raz w miesiącu: nowe kawy i przepisy."
        />
      ),
    },
    {
      name: 'Switched on',
      element: <CheckField name="example_news2" look="switch" label="Newsletter" checked />,
    },
  ],
};

export default examples;
