import { slugOf } from 'witryna/domain/page/slug.ts';
import type { DemoPickupPoint } from '#demo/catalogue/types.ts';
import { seeded } from '#demo/pictures/random.ts';
import { type DemoTown, towns } from './towns.ts';

const POINTS = 2_000;
const FEWEST_IN_TOWN = 2;
/** A town of a thousand people is this wide from its middle; one of four thousand twice as much. */
const KM_BY_ROOT_OF_THOUSANDS = 0.24;
const KM_PER_DEGREE = 111.2;
const GOLDEN_ANGLE = 2.399963;
const SHARE_OF_LOCKERS = 0.75;

const STREETS: [string, ...string[]] = [
  'Lipowa',
  'Polna',
  'Szkolna',
  'Ogrodowa',
  'Słoneczna',
  'Krótka',
  'Leśna',
  'Kwiatowa',
  'Dworcowa',
  'Mickiewicza',
  'Słowackiego',
  'Kościuszki',
  'Sienkiewicza',
  'Kopernika',
  'Długa',
  'Rynek',
  'Piaskowa',
  'Wiśniowa',
  'Zielona',
  'Targowa',
  'Młyńska',
  'Żeromskiego',
  'Parkowa',
  'Klonowa',
  'Akacjowa',
  'Brzozowa',
  'Sportowa',
  'Kolejowa',
  'Wojska Polskiego',
  'Konopnickiej',
];
const SHOPS: [string, ...string[]] = [
  'Sklep Pod Lipą',
  'Kiosk Narożny',
  'Papiernia',
  'Kwiaciarnia Bratek',
  'Delikatesy Jagoda',
  'Księgarnia Zakładka',
  'Sklep Osiedlowy',
  'Pasmanteria Nitka',
  'Stacja paliw',
  'Salonik prasowy',
  'Warzywniak u Zosi',
];
const SHOP_HOURS: [string, ...string[]] = ['6:00–23:00', '7:00–21:00', '8:00–20:00'];

/** The demo's pickup points: always the same, more of them in larger towns. */
export function makePickupPoints(): DemoPickupPoint[] {
  const people = towns.reduce((sum, [, , , thousands]) => sum + thousands, 0);
  const spare = POINTS - FEWEST_IN_TOWN * towns.length;
  const numbers = new Map<string, number>();
  let counted = 0;
  return towns.flatMap((town) => {
    const before = Math.round((counted / people) * spare);
    counted += town[3];
    const count = FEWEST_IN_TOWN + Math.round((counted / people) * spare) - before;
    return Array.from({ length: count }, (_, index) => makePoint(town, index, count, numbers));
  });
}

/** Points lie on a spiral around the middle of their town, like seeds of a sunflower, each a little off. */
function makePoint(
  [city, latitude, longitude, thousands, zipcode]: DemoTown,
  index: number,
  count: number,
  numbers: Map<string, number>,
): DemoPickupPoint {
  const letters = slugOf(city).replaceAll('-', '').slice(0, 3).toUpperCase();
  const number = (numbers.get(letters) ?? 0) + 1;
  numbers.set(letters, number);
  const random = seeded(`${city} ${number}`);
  const isLocker = random.next() < SHARE_OF_LOCKERS;
  const code = `${letters}${String(number).padStart(2, '0')}${isLocker ? 'M' : 'S'}`;
  const away = KM_BY_ROOT_OF_THOUSANDS * Math.sqrt(thousands) * Math.sqrt((index + random.next()) / count);
  const angle = index * GOLDEN_ANGLE + random.between(-0.3, 0.3);
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return {
    code,
    name: isLocker ? `Automat ${code}` : random.pick(...SHOPS),
    street: `${random.pick(...STREETS)} ${Math.floor(random.between(1, 90))}`,
    zipcode: zipcode + String(Math.floor(random.next() * 100)).padStart(2, '0'),
    city,
    latitude: rounded(latitude + (away * Math.sin(angle)) / KM_PER_DEGREE),
    longitude: rounded(longitude + (away * Math.cos(angle)) / (KM_PER_DEGREE * shrink)),
    openingHours: isLocker ? '24/7' : random.pick(...SHOP_HOURS),
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
