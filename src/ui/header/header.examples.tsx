import type { Examples } from '#ui/examples.ts';
import { LanguageLink } from './header.tsx';

/** Its pieces: the gallery has a header of its own, and a page has only one. */
const examples: Examples = {
  title: 'Header',
  examples: [{ name: 'To the other language', element: <LanguageLink href="/en/" /> }],
};

export default examples;
