import type { Examples } from '#ui/examples.ts';
import { Instalments } from './instalments.tsx';

const link = '/informacje/raty?kwota=450.00';
const tooLittle = { kind: 'below_minimum', limit: 30_000 } as const;

const examples: Examples = {
  title: 'Instalments',
  examples: [
    {
      name: 'Within the limits',
      element: <Instalments id="example-instalments-a" name="Raty A" calculation={{ kind: 'open', link }} />,
    },
    {
      name: 'Enough with the basket',
      element: (
        <Instalments
          id="example-instalments-b"
          name="Raty B"
          calculation={{
            kind: 'ask',
            choices: [
              { of: 'product', link, obstacle: tooLittle },
              { of: 'both', link },
            ],
          }}
        />
      ),
    },
    {
      name: 'Too many products in the basket',
      element: (
        <Instalments
          id="example-instalments-c"
          name="Raty C"
          calculation={{
            kind: 'ask',
            choices: [{ of: 'basket', link, obstacle: { kind: 'too_many', limit: 5 } }],
          }}
        />
      ),
    },
  ],
};

export default examples;
