import { t } from './making/text.ts';
import type { DemoDelivery, DemoDeliveryRate } from './types.ts';
import { typeset } from './typography.ts';

const POLAND = 1143020003;
const GERMANY = 1143020143;
const CZECHIA = 1143020041;
const SLOVAKIA = 1143020182;
const AUSTRIA = 1143020016;

const LIGHT = 5_000;
const LOCKER = 25_000;
const HEAVY = 30_000;

/** What the courier asks for in Poland; cash on delivery has its price however much is bought. */
const COURIER_IN_POLAND: DemoDeliveryRate[] = [
  { region: POLAND, upToGrams: LIGHT, gross: 1590, freeFrom: 24900, days: [1, 2] },
  { region: POLAND, upToGrams: HEAVY, gross: 2490, freeFrom: 24900, days: [1, 2] },
  { region: POLAND, upToGrams: LIGHT, gross: 2190, days: [1, 2], paidOnDelivery: true },
  { region: POLAND, upToGrams: HEAVY, gross: 3090, days: [1, 2], paidOnDelivery: true },
];

const COURIER_ABROAD: DemoDeliveryRate[] = [
  { region: CZECHIA, gross: 2900, freeFrom: 49900, days: [2, 4] },
  { region: SLOVAKIA, gross: 2900, freeFrom: 49900, days: [2, 4] },
  { region: GERMANY, gross: 3900, freeFrom: 59900, days: [2, 4] },
  { region: AUSTRIA, gross: 4500, freeFrom: 69900, days: [3, 5] },
];

/** Shipping methods, in the order in which they are offered. */
export const delivery: DemoDelivery[] = typeset([
  {
    key: 'point',
    kind: 'point',
    icon: 'box',
    name: t('Odbiór w punkcie', 'Pickup point'),
    description: t(
      'Automat paczkowy lub sklep w okolicy, paczki do 25 kg.',
      'A parcel locker or a shop near you, for parcels up to 25 kg.',
    ),
    rates: [{ region: POLAND, upToGrams: LOCKER, gross: 1190, freeFrom: 19900, days: [1, 2] }],
  },
  {
    key: 'courier',
    kind: 'courier',
    icon: 'truck',
    name: t('Kurier', 'Courier'),
    description: t(
      'Pod drzwi, z wiadomością o godzinie doręczenia.',
      'To your door, with a message about the hour it will come.',
    ),
    rates: [...COURIER_IN_POLAND, ...COURIER_ABROAD],
  },
  {
    key: 'collection',
    kind: 'collection',
    icon: 'basket',
    name: t('Odbiór w palarni', 'Collection at the roastery'),
    description: t(
      'Bielsko-Biała, w dni robocze. Napiszemy, gdy paczka będzie gotowa.',
      'In Bielsko-Biała, on working days. We write to you when your parcel is ready.',
    ),
    rates: [{ region: POLAND, gross: 0, days: [0, 1] }],
  },
  {
    key: 'email',
    kind: 'electronic',
    name: t('Wiadomość e-mail', 'E-mail'),
    description: t(
      'Karty podarunkowe przychodzą jako kod i plik do wydruku, zaraz po opłaceniu.',
      'Gift cards come as a code and a file to print, as soon as they are paid for.',
    ),
    rates: [POLAND, CZECHIA, SLOVAKIA, GERMANY, AUSTRIA].map((region) => ({
      region,
      gross: 0,
      days: [0, 0],
    })),
  },
] satisfies DemoDelivery[]);
