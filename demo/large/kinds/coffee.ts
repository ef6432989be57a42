import { method, processing, roast } from '#demo/catalogue/making/goods.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { Text } from '#demo/catalogue/types.ts';
import { type Kind, oneOf, option } from '#demo/large/kind.ts';
import { sentence } from '#demo/large/polish.ts';
import { packs } from '#demo/large/size-plans.ts';
import { models } from '#demo/large/words/models.ts';
import { notes } from '#demo/large/words/notes.ts';
import { places } from '#demo/large/words/origins.ts';
import { blendTexts, fromPlace } from './coffee-texts.ts';

const coffee = {
  shape: 'bag',
  trade: 'coffee',
  vatPercent: 23,
  unit: 'piece',
  perishable: false,
  repeat: t('partia', 'lot'),
} satisfies Partial<Kind>;

const PROCESSES = [processing.washed, processing.natural, processing.honey, processing.anaerobic];
const DECAFFEINATED = [
  t('bezkofeinowa metodą wodną', 'water-process decaf'),
  t('bezkofeinowa metodą CO₂', 'CO₂-process decaf'),
  t('bezkofeinowa metodą trzcinową', 'sugarcane decaf'),
];
const ROASTS = [
  { roast: roast.light, name: t('palenie jasne', 'light roast') },
  { roast: roast.medium, name: t('palenie średnie', 'medium roast') },
  { roast: roast.dark, name: t('palenie ciemne', 'dark roast') },
];
const ARABICA = [100, 90, 80, 70, 60, 50];
const BREWERS = [
  t('do kawiarki', 'for moka pots'),
  t('do prasy francuskiej', 'for French presses'),
  t('do przelewu', 'for pour-over'),
  t('do ekspresu', 'for espresso machines'),
  t('do tygielka', 'for cezves'),
  t('do zaparzacza', 'for pressure brewers'),
];

const singleOrigin: Kind = {
  ...coffee,
  share: 110,
  wheels: [places.length, PROCESSES.length, 4],
  categories: ['single-origin'],
  draft([placePick, processPick, varietyPick], random) {
    const place = option(places, placePick);
    const process = option(PROCESSES, processPick);
    const variety = option(place.varieties, varietyPick);
    const note = oneOf(notes, random);
    return {
      ...fromPlace(place, variety, process, note),
      facts: {
        country: place.country,
        region: place.region,
        variety,
        process,
        roast: roast.light,
        notes: note,
        method: method.filter,
      },
      price: 4400 + random.next() * 4000,
      sizes: packs(250, 500, 1000),
    };
  },
};

const decaf: Kind = {
  ...coffee,
  share: 30,
  wheels: [places.length, DECAFFEINATED.length, 4],
  categories: ['bezkofeinowa'],
  draft([placePick, methodPick, varietyPick], random) {
    const place = option(places, placePick);
    const variety = option(place.varieties, varietyPick);
    const note = oneOf(notes, random);
    return {
      ...fromPlace(place, variety, option(DECAFFEINATED, methodPick), note),
      facts: {
        country: place.country,
        region: place.region,
        variety,
        roast: roast.medium,
        notes: note,
        caffeine: t('do 0,1%', 'up to 0.1%'),
      },
      price: 4900 + random.next() * 2500,
      sizes: packs(250, 500),
    };
  },
};

const blend = (share: number, category: string, noun: Text): Kind => ({
  ...coffee,
  share,
  wheels: [models.length, notes.length, ROASTS.length, ARABICA.length],
  categories: [category],
  draft([modelPick, notePick, roastPick, arabicaPick], random) {
    const model = option(models, modelPick);
    const note = option(notes, notePick);
    const roasting = option(ROASTS, roastPick);
    const arabica = option(ARABICA, arabicaPick);
    return {
      name: t(
        `${sentence(noun.pl)} ${model}, ${together(note).pl}, ${arabica}% arabiki, ${roasting.name.pl}`,
        `${model} ${noun.en}, ${together(note).en}, ${arabica}% arabica, ${roasting.name.en}`,
      ),
      ...blendTexts(note),
      facts: { roast: roasting.roast, notes: note, method: method.both },
      price: 3400 + arabica * 12 + random.next() * 900,
      sizes: packs(250, 500, 1000),
    };
  },
});

const ground: Kind = {
  ...coffee,
  share: 50,
  wheels: [models.length, notes.length, BREWERS.length, ROASTS.length],
  categories: ['mielona'],
  draft([modelPick, notePick, brewerPick, roastPick], random) {
    const model = option(models, modelPick);
    const note = option(notes, notePick);
    const brewer = option(BREWERS, brewerPick);
    const roasting = option(ROASTS, roastPick);
    return {
      name: t(
        `Kawa mielona ${model} ${brewer.pl}, ${together(note).pl}, ${roasting.name.pl}`,
        `${model} ground coffee ${brewer.en}, ${together(note).en}, ${roasting.name.en}`,
      ),
      ...blendTexts(note),
      facts: { grind: brewer, roast: roasting.roast, notes: note },
      price: 3600 + random.next() * 1200,
      sizes: packs(250, 500),
    };
  },
};

export const coffeeKinds = [
  singleOrigin,
  decaf,
  blend(35, 'espresso', t('kawa do espresso', 'espresso coffee')),
  blend(25, 'mieszanki', t('mieszanka', 'blend')),
  ground,
];

/** 'czekolada i wiśnia' */
const together = ({ pl, en }: Text) => t(pl.replace(', ', ' i '), en.replace(', ', ' and '));
