import { ButtonLink } from '#ui/button/button.tsx';
import type { Examples } from '#ui/examples.ts';
import { EmptyState } from './empty-state.tsx';

const examples: Examples = {
  title: 'Empty',
  examples: [
    {
      name: 'With a way on',
      element: (
        <EmptyState title="Koszyk jest pusty." text="Zacznij od kaw, które inni wybierają najchętniej.">
          <ButtonLink href="/">Na stronę główną</ButtonLink>
        </EmptyState>
      ),
    },
    {
      name: 'Words only',
      element: (
        <EmptyState
          title="Nie znaleźliśmy niczego dla „kwaa”."
          text="Sprawdź pisownię, wpisz mniej słów albo przejrzyj kategorie."
        />
      ),
    },
  ],
};

export default examples;
