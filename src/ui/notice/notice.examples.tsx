import type { Examples } from '#ui/examples.ts';
import { Notice } from './notice.tsx';

const examples: Examples = {
  title: 'Notice',
  examples: [
    { name: 'Success', element: <Notice kind="success">Produkt został dodany.</Notice> },
    { name: 'Error', element: <Notice kind="error">Wystąpił błąd podczas dodawania produktu.</Notice> },
    { name: 'Info', element: <Notice kind="info">W piątek 1 maja nie wysyłamy paczek.</Notice> },
    {
      name: 'With a link',
      element: (
        <Notice kind="success">
          Produkt został dodany. <a href="/basketedit.php">Przejdź do koszyka</a>
        </Notice>
      ),
    },
  ],
};

export default examples;
