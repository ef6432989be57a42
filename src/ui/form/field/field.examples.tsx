import type { Examples } from '#ui/examples.ts';
import { Field } from './field.tsx';

const examples: Examples = {
  title: 'Field',
  examples: [
    { name: 'Empty', element: <Field name="example_city" label="Miejscowość" /> },
    { name: 'Filled in', element: <Field name="example_name" label="Imię" value="Halina" /> },
    {
      name: 'Required, with an example of what to type',
      element: (
        <Field name="example_email" label="E-mail" type="email" placeholder="halina@example.org" required />
      ),
    },
    {
      name: 'Wrong',
      element: (
        <Field
          name="example_zipcode"
          label="Kod pocztowy"
          value="43300"
          error="Błędnie wpisany kod pocztowy."
        />
      ),
    },
    { name: 'Disabled', element: <Field name="example_country" label="Kraj" value="Polska" disabled /> },
    { name: 'Several lines', element: <Field name="example_message" label="Wiadomość" lines={4} /> },
    {
      name: 'Several lines, wrong',
      element: <Field name="example_remarks" label="Uwagi" lines={3} error="Proszę wypełnić to pole." />,
    },
  ],
};

export default examples;
