import type { Examples } from '#ui/examples.ts';
import { CodeBanner } from './banner.tsx';

const examples: Examples = {
  title: 'Banner',
  examples: [
    {
      name: 'Discount code',
      element: <CodeBanner code="MGLA10" text="10% mniej za cały koszyk" />,
    },
  ],
};

export default examples;
