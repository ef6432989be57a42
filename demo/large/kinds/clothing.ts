import { t } from '#demo/catalogue/making/text.ts';
import { clothes, oneSize, twoLengths } from '#demo/large/size-plans.ts';
import { type Ware, wareKind } from '#demo/large/ware.ts';
import { colours } from '#demo/large/words/colours.ts';
import { materials } from '#demo/large/words/materials.ts';
import { cuts, litres, millimetres } from '#demo/large/words/measures.ts';

const { cotton, linen, hemp, denim } = materials;

const wares: Ware[] = [
  {
    noun: { pl: 'koszulka', en: 'T-shirt', gender: 'f' },
    share: 40,
    categories: ['koszulki'],
    shape: 'shirt',
    trade: 'clothing',
    materials: [cotton, linen, hemp],
    colours,
    measures: cuts,
    price: 7900,
    weightGrams: 160,
    sizes: clothes,
    summary: t(
      'Miękka i gęsto tkana, z małym haftem na piersi.',
      'Soft and closely knit, with a small embroidery.',
    ),
    use: t('Szyta w Polsce, nie skręca się po praniu.', 'Sewn in Poland; it does not twist in the wash.'),
  },
  {
    noun: { pl: 'bluza', en: 'sweatshirt', gender: 'f' },
    share: 20,
    categories: ['koszulki'],
    shape: 'shirt',
    trade: 'clothing',
    materials: [cotton, hemp],
    colours,
    measures: cuts,
    price: 16900,
    weightGrams: 420,
    sizes: clothes,
    summary: t(
      'Na chłodny poranek, zanim palarnia się nagrzeje.',
      'For a cold morning before the roastery warms up.',
    ),
    use: t(
      'Drapana od środka, ze ściągaczem, który się nie rozciąga.',
      'Brushed inside, with ribbing that keeps its shape.',
    ),
  },
  {
    noun: { pl: 'fartuch', en: 'apron', gender: 'm' },
    share: 20,
    categories: ['fartuchy-i-dodatki', 'przybory-baristy'],
    shape: 'apron',
    trade: 'clothing',
    materials: [cotton, linen, denim],
    colours,
    measures: millimetres(700, 750, 800, 850),
    price: 11900,
    weightGrams: 380,
    sizes: twoLengths,
    summary: t('Szelki na krzyż, kieszeń na ściereczkę.', 'Crossed straps and a pocket for the cloth.'),
    use: t(
      'Szelki rozkładają ciężar, kark nie boli po zmianie.',
      'The straps share the weight; your neck will thank you.',
    ),
  },
  {
    noun: { pl: 'czapka', en: 'cap', gender: 'f' },
    share: 12,
    categories: ['fartuchy-i-dodatki'],
    shape: 'cap',
    trade: 'clothing',
    materials: [cotton, linen, denim],
    colours,
    measures: cuts.slice(0, 2),
    price: 6900,
    weightGrams: 90,
    sizes: oneSize,
    summary: t('Regulowana z tyłu, z niskim daszkiem.', 'Adjustable at the back, with a low peak.'),
    use: t('Na szlak, na rower i za bar.', 'For trails, for the bicycle and behind the bar.'),
  },
  {
    noun: { pl: 'torba', en: 'tote bag', gender: 'f' },
    share: 16,
    categories: ['fartuchy-i-dodatki', 'prezenty'],
    shape: 'tote',
    trade: 'clothing',
    materials: [cotton, linen, hemp, denim],
    colours,
    measures: litres(8, 10, 12, 16),
    price: 3900,
    weightGrams: 140,
    sizes: oneSize,
    summary: t(
      'Długie uszy, mocny szew, mieści zakupy z targu.',
      'Long handles and strong seams, for market days.',
    ),
    use: t('W środku mała kieszeń na klucze.', 'A small pocket inside holds your keys.'),
  },
];

export const clothingKinds = wares.map(wareKind);
