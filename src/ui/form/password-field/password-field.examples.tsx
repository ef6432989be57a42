import type { Examples } from '#ui/examples.ts';
import { PasswordField } from './password-field.tsx';

const examples: Examples = {
  title: 'Password',
  examples: [
    { name: 'Empty', element: <PasswordField name="example_password" label="Hasło" /> },
    {
      name: 'Wrong',
      element: (
        <PasswordField
          name="example_password2"
          label="Hasło"
          hint="Od 6 do 30 znaków."
          error="Hasło jest za krótkie (minimum 6 znaków)."
        />
      ),
    },
  ],
};

export default examples;
