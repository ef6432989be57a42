import type { Examples } from '#ui/examples.ts';
import { ConsentForm } from './consent-form.tsx';

/** Its form: the bar itself belongs to the page, which has only one. */
const examples: Examples = {
  title: 'Consent',
  examples: [
    {
      name: 'What may be allowed',
      element: <ConsentForm purposes={['analytics', 'marketing']} name="example-consent" />,
    },
  ],
};

export default examples;
