import type { Facts } from '#demo/catalogue/making/parameters.ts';
import { care, inUse } from '#demo/catalogue/making/sections.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { Text } from '#demo/catalogue/types.ts';
import { type Kind, oneOf, option, type SizePlan } from './kind.ts';
import { agree, type Noun, sentence } from './polish.ts';
import { universal } from './size-plans.ts';
import type { Material } from './words/materials.ts';
import type { Measure } from './words/measures.ts';
import { models } from './words/models.ts';

/** A thing in several materials, colours and measures. */
export type Ware = Pick<Kind, 'share' | 'categories' | 'shape' | 'trade'> & {
  noun: Noun;
  materials: Material[];
  colours: Text[];
  measures: Measure[];
  /** In grosze, for the plainest material and the smallest measure. */
  price: number;
  weightGrams: number;
  sizes?: (weightGrams: number) => SizePlan[];
  facts?: Facts;
  unit?: Kind['unit'];
  summary: Text;
  use: Text;
};

export function wareKind(ware: Ware): Kind {
  const { share, categories, shape, trade, unit = 'piece' } = ware;
  return {
    share,
    wheels: [models.length, ware.colours.length, ware.materials.length, ware.measures.length],
    categories,
    shape,
    trade,
    unit,
    vatPercent: 23,
    perishable: false,
    repeat: t('edycja', 'edition'),
    draft([modelPick, colourPick, materialPick, measurePick], random) {
      const model = option(models, modelPick);
      const colour = option(ware.colours, colourPick);
      const material = option(ware.materials, materialPick);
      const measure = option(ware.measures, measurePick);
      return {
        name: wareName(ware.noun, material.adjective, colour, model, measure.text),
        summary: ware.summary,
        description: [inUse(ware.use, oneOf(CLOSING, random)), care(material.care)],
        facts: { ...measure.facts, material: material.fact, colour, ...ware.facts },
        price: ware.price * material.times * measure.times,
        sizes: (ware.sizes ?? universal)(Math.round(ware.weightGrams * measure.times)),
      };
    },
  };
}

/** 'Filiżanka ceramiczna niebieska Halny, 80 ml', 'Halny blue ceramic cup, 80 ml'. */
export function wareName(noun: Noun, material: Text, colour: Text, model: string, measure: Text): Text {
  const polish = [noun.pl, agree(material.pl, noun.gender), agree(colour.pl, noun.gender), model];
  return t(
    `${sentence(polish.join(' '))}, ${measure.pl}`,
    `${model} ${colour.en} ${material.en} ${noun.en}, ${measure.en}`,
  );
}

const CLOSING = [
  t(
    'Sprawdzone za naszym barem, zanim trafiło na półkę.',
    'Tried behind our own bar before it reached the shelf.',
  ),
  t(
    'Dobrze wygląda obok innych rzeczy z tej samej linii.',
    'It looks well beside other things of the same line.',
  ),
  t('Pakujemy w papier i karton, bez folii.', 'Packed in paper and card, with no plastic film.'),
  t(
    'Na prośbę zapakujemy na prezent i dopiszemy życzenia.',
    'On request we wrap it as a gift and add a message.',
  ),
  t('Krótka seria: następna może mieć inny odcień.', 'A short run: the next may differ slightly in shade.'),
];
