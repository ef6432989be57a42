import type { MenuNode } from '#domain/menu/menu-node.ts';
import type { Examples } from '#ui/examples.ts';
import { MegaMenu } from './mega-menu.tsx';

let id = 9000;
const node = (name: string, children: MenuNode[] = []): MenuNode => ({
  id: ++id,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  children,
});
const REGIONS = ['Północ', 'Południe', 'Wschód', 'Zachód', 'Góry', 'Wybrzeże', 'Wyspy'];
/** The first two have more regions than a panel shows. */
const country = (name: string, index: number) =>
  node(
    name,
    (index < 2 ? [...REGIONS, ...REGIONS] : REGIONS).map((region) => node(`${name}, ${region}`)),
  );

const examples: Examples = {
  title: 'Megamenu',
  examples: [
    {
      name: 'With panels',
      element: (
        <nav className="menu menu--roomy" aria-label="Megamenu">
          <MegaMenu
            nodes={[
              node('Kawa', [
                node('Ziarnista', [node('Single origin'), node('Espresso', [node('Jasne palenie')])]),
                node('Mielona'),
              ]),
              node('Herbata'),
            ]}
          />
        </nav>
      ),
    },
    {
      name: 'With more than a panel shows at first',
      element: (
        <nav className="menu menu--roomy" aria-label="Megamenu, dużo kategorii">
          <MegaMenu
            nodes={[node('Świat', ['Kolumbia', 'Peru', 'Brazylia', 'Meksyk', 'Honduras'].map(country))]}
          />
        </nav>
      ),
    },
  ],
};

export default examples;
