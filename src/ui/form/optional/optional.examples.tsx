import type { Examples } from '#ui/examples.ts';
import { Field } from '#ui/form/field/field.tsx';
import { Optional } from './optional.tsx';

const examples: Examples = {
  title: 'Optional',
  examples: [
    {
      name: 'The label of a field',
      element: <Field name="example_optional" label={<Optional>Firma</Optional>} />,
    },
  ],
};

export default examples;
