import type { Examples } from '#ui/examples.ts';
import { Branch, LanguageLink, type MenuNode } from './header.tsx';

const node = (id: number, slug: string, name: string, children: MenuNode[] = []): MenuNode => ({
  id,
  slug,
  name,
  children,
});
const menu = [
  node(1, 'kawa', 'Kawa', [
    node(2, 'kawa-ziarnista', 'Kawa ziarnista', [node(3, 'afryka', 'Afryka'), node(4, 'azja', 'Azja')]),
    node(5, 'kawa-mielona', 'Kawa mielona'),
  ]),
  node(6, 'herbata', 'Herbata'),
];

/** Its pieces: the gallery has a header of its own, and a page has only one. */
const examples: Examples = {
  title: 'Header',
  examples: [
    { name: 'Categories', element: <Branch nodes={menu} /> },
    { name: 'To the other language', element: <LanguageLink href="/en/" /> },
  ],
};

export default examples;
