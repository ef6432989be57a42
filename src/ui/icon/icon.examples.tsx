import type { Examples } from '#ui/examples.ts';
import { Icon, type IconName } from './icon.tsx';

const names: Record<IconName, string> = {
  'arrow-left': 'Wstecz',
  'arrow-right': 'Dalej',
  'arrow-up': 'Do góry',
  basket: 'Koszyk',
  box: 'Paczka',
  calendar: 'Kalendarz',
  check: 'Gotowe',
  'chevron-right': 'Rozwiń',
  close: 'Zamknij',
  compare: 'Porównaj',
  eye: 'Pokaż hasło',
  globe: 'Język, waluta i kraj',
  heart: 'Lista',
  info: 'Informacja',
  leaf: 'Ekologiczne',
  menu: 'Menu',
  minus: 'Mniej',
  pause: 'Zatrzymaj',
  pin: 'Punkt odbioru',
  play: 'Wznów',
  plus: 'Więcej',
  return: 'Zwrot',
  search: 'Szukaj',
  trash: 'Usuń',
  truck: 'Dostawa',
  user: 'Konto',
  warning: 'Uwaga',
  zoom: 'Powiększ',
};

const all = (size: 20 | 24) => (
  <ul className="example__icons">
    {(Object.keys(names) as IconName[]).map((name) => (
      <li key={name}>
        <Icon name={name} size={size} /> {names[name]}
      </li>
    ))}
  </ul>
);

const examples: Examples = {
  title: 'Icon',
  examples: [
    { name: '24 px', element: all(24) },
    { name: '20 px', element: all(20) },
  ],
};

export default examples;
