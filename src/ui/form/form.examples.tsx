import type { FieldRule } from '#domain/form/form-rules.ts';
import { Button } from '#ui/button/button.tsx';
import type { Examples } from '#ui/examples.ts';
import { Field } from '#ui/form/field/field.tsx';
import { ShopForm } from './form.tsx';

const city: FieldRule = { name: 'example_form_city', type: 'city', required: true };
const zipcode: FieldRule = { name: 'example_form_zipcode', type: 'zipcode', required: true };

const examples: Examples = {
  title: 'Form',
  examples: [
    {
      name: 'To fill in',
      element: (
        <ShopForm action="/_gallery" fields={[city]}>
          <Field name={city.name} label="Miejscowość" required />
          <Button type="submit">Zapisz</Button>
        </ShopForm>
      ),
    },
    {
      name: 'Sent with a mistake',
      element: (
        <ShopForm
          action="/_gallery"
          fields={[zipcode]}
          state={{ problems: { [zipcode.name]: 'Błędnie wpisany kod pocztowy.' } }}
        >
          <Field
            name={zipcode.name}
            label="Kod pocztowy"
            value="43300"
            error="Błędnie wpisany kod pocztowy."
          />
          <Button type="submit">Zapisz</Button>
        </ShopForm>
      ),
    },
  ],
};

export default examples;
