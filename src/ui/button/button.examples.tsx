import type { Examples } from '#ui/examples.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Button, ButtonLink } from './button.tsx';

const examples: Examples = {
  title: 'Button',
  examples: [
    { name: 'Primary', element: <Button>Dodaj do koszyka</Button> },
    { name: 'Secondary', element: <Button kind="secondary">Zapytaj o cenę</Button> },
    { name: 'Quiet', element: <Button kind="quiet">Wyczyść filtry</Button> },
    {
      name: 'Icon',
      element: (
        <Button kind="icon">
          <Icon name="trash" />
          <span className="sr-only">Usuń z koszyka: Etiopia Guji</span>
        </Button>
      ),
    },
    { name: 'Wide', element: <Button wide>Przejdź do kasy</Button> },
    { name: 'Disabled', element: <Button disabled>Dodaj do koszyka</Button> },
    {
      name: 'Disabled, but says why when pressed',
      element: <Button aria-disabled>Dodaj do koszyka</Button>,
    },
    { name: 'Busy', element: <Button busy>Dodawanie…</Button> },
    { name: 'Link', element: <ButtonLink href="/contact.php">Napisz do nas</ButtonLink> },
    {
      name: 'Link, secondary and wide',
      element: (
        <ButtonLink href="/basketedit.php" kind="secondary" wide>
          Wróć do koszyka
        </ButtonLink>
      ),
    },
  ],
};

export default examples;
