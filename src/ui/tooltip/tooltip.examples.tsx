import type { Examples } from '#ui/examples.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Hint } from './tooltip.tsx';

const examples: Examples = {
  title: 'Tooltip',
  examples: [
    {
      name: 'Explanation',
      element: (
        <p>
          Najniższa cena z 30 dni przed obniżką: 39,00 zł{' '}
          <Hint label="Co to za cena?" text="Najniższa cena, za jaką sprzedawaliśmy ten produkt." />
        </p>
      ),
    },
    {
      name: 'Name of a button without words',
      element: (
        <button type="button" className="button button--icon" data-tooltip="">
          <Icon name="zoom" />
          <span className="sr-only">Powiększ zdjęcie</span>
        </button>
      ),
    },
  ],
};

export default examples;
