import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { Examples } from '#ui/examples.ts';
import { Field } from '#ui/form/field/field.tsx';
import { Dialog } from './dialog.tsx';

const opened = (id: string, label: string, dialog: ReactNode) => (
  <>
    <button type="button" className="button button--secondary" data-control="open" aria-controls={id}>
      {label}
    </button>
    {dialog}
  </>
);

const examples: Examples = {
  title: 'Dialog',
  examples: [
    {
      name: 'Plain',
      element: opened(
        'example-dialog',
        'Koszty dostawy',
        <Dialog id="example-dialog" title="Koszty dostawy">
          <p>Paczkę wysyłamy kurierem albo do automatu. Od 199 zł dostawa jest gratis.</p>
        </Dialog>,
      ),
    },
    {
      name: 'With a field and buttons',
      element: opened(
        'example-dialog-form',
        'Powiadom o dostępności',
        <Dialog id="example-dialog-form" title="Powiadom o dostępności">
          <form method="dialog">
            <Field name="example-notify" label="E-mail" type="email" />
            <Button type="submit">Powiadom mnie</Button>
          </form>
        </Dialog>,
      ),
    },
    {
      name: 'Longer than the screen',
      element: opened(
        'example-dialog-long',
        'Jak palimy kawę',
        <Dialog id="example-dialog-long" title="Jak palimy kawę">
          {Array.from({ length: 24 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraphs in the same order, always
            <p key={index}>
              Partia {index + 1}: ziarno nagrzewa się powoli, a po pierwszym trzasku zwalniamy.
            </p>
          ))}
        </Dialog>,
      ),
    },
    {
      name: 'Drawer',
      element: opened(
        'example-drawer',
        'Filtry',
        <Dialog id="example-drawer" title="Filtry" drawer>
          <p>Pochodzenie, obróbka, stopień palenia.</p>
        </Dialog>,
      ),
    },
  ],
};

export default examples;
