import type { Examples } from '#ui/examples.ts';
import { NoticeBar } from './notice-bar.tsx';

const examples: Examples = {
  title: 'Bars',
  examples: [
    {
      name: 'With a link',
      element: (
        <NoticeBar
          id="example-roasting"
          text="Palimy we wtorki i czwartki, w małych partiach."
          link={{ href: '/informacje/o-palarni', text: 'O palarni' }}
        />
      ),
    },
    {
      name: 'Plain',
      element: <NoticeBar id="example-holiday" text="W piątek 1 maja nie wysyłamy paczek." />,
    },
  ],
};

export default examples;
