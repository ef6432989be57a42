import type { Examples } from '#ui/examples.ts';
import { SearchForm } from './search-form.tsx';

const examples: Examples = {
  title: 'Search',
  examples: [
    { name: 'Empty', element: <SearchForm live={{ minLength: 2, limit: 6 }} /> },
    { name: 'With what was searched for', element: <SearchForm value="kawa bezkofeinowa" /> },
  ],
};

export default examples;
