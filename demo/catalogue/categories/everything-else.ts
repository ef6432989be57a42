import { t } from '#demo/catalogue/making/text.ts';
import type { DemoCategory } from '#demo/catalogue/types.ts';

/** Cups, accessories, clothes, gifts, services and rewards. */
export const everythingElse: DemoCategory[] = [
  {
    key: 'filizanki-i-kubki',
    name: t('Filiżanki i kubki', 'Cups and mugs'),
    hue: 36,
    description: t(
      'Ceramika z polskiej pracowni, szkło i kubki w drogę.',
      'Stoneware from a Polish workshop, glass, and mugs for the road.',
    ),
  },
  {
    key: 'akcesoria',
    name: t('Akcesoria', 'Accessories'),
    hue: 50,
    description: t(
      'Filtry, przybory i środki, dzięki którym sprzęt długo służy.',
      'Filters, tools and the things that keep equipment going.',
    ),
  },
  {
    key: 'filtry',
    parent: 'akcesoria',
    name: t('Filtry', 'Filters'),
    hue: 48,
    description: t(
      'Papier daje czystość, tkanina pełnię. Mamy jedno i drugie.',
      'Paper gives clarity, cloth gives body. We have both.',
    ),
  },
  {
    key: 'filtry-papierowe',
    parent: 'filtry',
    name: t('Filtry papierowe', 'Paper filters'),
    hue: 52,
    description: t(
      'Im więcej paczek, tym niższa cena: od 5, 10 i 20 sztuk.',
      'The more packs, the lower the price: from 5, 10 and 20.',
    ),
  },
  {
    key: 'filtry-z-tkaniny',
    parent: 'filtry',
    name: t('Filtry z tkaniny', 'Cloth filters'),
    hue: 42,
    description: t(
      'Gotowe filtry i tkaniny na metry, cięte co 10 cm.',
      'Ready-made filters and fabric by the metre, cut every 10 cm.',
    ),
  },
  {
    key: 'przybory-baristy',
    parent: 'akcesoria',
    name: t('Przybory baristy', 'Barista tools'),
    hue: 20,
    description: t(
      'Małe rzeczy, bez których trudniej o dobrą kawę.',
      'Small things without which good coffee is harder to make.',
    ),
  },
  {
    key: 'pielegnacja',
    parent: 'akcesoria',
    name: t('Czyszczenie', 'Cleaning'),
    hue: 205,
    description: t('Czysty sprzęt nie dodaje kawie goryczy.', 'Clean equipment adds no bitterness.'),
  },
  {
    key: 'odziez',
    name: t('Odzież', 'Clothing'),
    hue: 130,
    description: t(
      'Bawełna i len, szyte w Polsce, w stonowanych kolorach.',
      'Cotton and linen sewn in Poland, in quiet colours.',
    ),
  },
  {
    key: 'koszulki',
    parent: 'odziez',
    name: t('Koszulki', 'T-shirts'),
    hue: 140,
    description: t(
      'Rozmiary od XS do XXL. Jeśli Twojego brakuje, damy znać, gdy wróci.',
      'From XS to XXL. If yours is missing, we will tell you when it is back.',
    ),
  },
  {
    key: 'fartuchy-i-dodatki',
    parent: 'odziez',
    name: t('Fartuchy, czapki, torby', 'Aprons, caps, totes'),
    hue: 70,
    description: t('Na zmianę za barem i na zakupy.', 'For a shift behind the bar and for the shopping.'),
  },
  {
    key: 'prezenty',
    name: t('Prezenty', 'Gifts'),
    hue: 0,
    description: t(
      'Pakujemy w papier, dopisujemy życzenia, nie wkładamy paragonu.',
      'We wrap in paper, add your message and leave out the receipt.',
    ),
  },
  {
    key: 'zestawy',
    parent: 'prezenty',
    name: t('Zestawy', 'Gift sets'),
    hue: 6,
    description: t(
      'Gotowe zestawy w cenie niższej niż suma części.',
      'Ready-made sets that cost less than their parts.',
    ),
  },
  {
    key: 'karty-i-ksiazki',
    parent: 'prezenty',
    name: t('Karty i książki', 'Cards and books'),
    hue: 212,
    description: t('Karty podarunkowe i książki o kawie.', 'Gift cards and books about coffee.'),
  },
  {
    key: 'uslugi-i-warsztaty',
    name: t('Usługi i warsztaty', 'Services and workshops'),
    hue: 110,
    description: t(
      'Uczymy parzyć i naprawiamy to, na czym się parzy.',
      'We teach brewing and mend what you brew with.',
    ),
  },
  {
    key: 'warsztaty',
    parent: 'uslugi-i-warsztaty',
    name: t('Warsztaty', 'Workshops'),
    hue: 90,
    description: t(
      'Małe grupy, w palarni, z dużą ilością kawy do spróbowania.',
      'Small groups, at the roastery, with plenty of coffee to taste.',
    ),
  },
  {
    key: 'serwis',
    parent: 'uslugi-i-warsztaty',
    name: t('Serwis', 'Repairs'),
    hue: 215,
    description: t(
      'Przeglądy młynków i ekspresów, z odbiorem kurierem.',
      'Check-ups for grinders and espresso machines, with courier collection.',
    ),
  },
  {
    key: 'program-lojalnosciowy',
    name: t('Nagrody za punkty', 'Rewards'),
    hue: 225,
    description: t(
      'Rzeczy, których nie da się kupić: tylko za punkty z programu lojalnościowego.',
      'Things money cannot buy: for loyalty points only.',
    ),
  },
];
