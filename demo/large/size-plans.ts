import { same, t } from '#demo/catalogue/making/text.ts';
import type { SizePlan } from './kind.ts';

export const universal = (weightGrams: number): SizePlan[] => [
  { type: 'uniw', name: t('uniwersalny', 'universal'), times: 1, weightGrams },
];

export const oneSize = (weightGrams: number): SizePlan[] => [
  { type: 'onesize', name: t('jeden rozmiar', 'one size'), times: 1, weightGrams },
];

export const clothes = (weightGrams: number): SizePlan[] =>
  ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((type, index) => ({
    type,
    name: same(type),
    times: 1,
    weightGrams: weightGrams + index * 8,
  }));

export const twoLengths = (weightGrams: number): SizePlan[] => [
  { type: 'S-M', name: same('S/M'), times: 1, weightGrams },
  { type: 'L-XL', name: same('L/XL'), times: 1, weightGrams: weightGrams + 40 },
];

/** Packs of these weights in grams; the larger the pack, the less a gram costs. */
export const packs = (...weights: number[]): SizePlan[] =>
  weights.map((weight) => ({
    type: weight >= 1000 ? `${weight / 1000}kg` : `${weight}g`,
    name: same(weight >= 1000 ? `${weight / 1000} kg` : `${weight} g`),
    times: (weight / (weights[0] ?? weight)) ** 0.92,
    weightGrams: weight + 20,
  }));

export const bottles = (...volumes: number[]): SizePlan[] =>
  volumes.map((volume) => ({
    type: `${volume}ml`,
    name: same(`${volume} ml`),
    times: (volume / (volumes[0] ?? volume)) ** 0.8,
    weightGrams: volume + 250,
  }));
