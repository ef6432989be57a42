import type { DemoProduct, Text } from '#demo/catalogue/types.ts';
import { t } from './text.ts';

type Section = DemoProduct['description'][number];

export function section(heading: Text, ...paragraphs: Text[]): Section {
  return { heading, paragraphs };
}

const under =
  (pl: string, en: string) =>
  (...paragraphs: Text[]): Section =>
    section(t(pl, en), ...paragraphs);

export const origin = under('Pochodzenie i smak', 'Origin and taste');
export const brewing = under('Parzenie', 'Brewing');
export const taste = under('Smak', 'Taste');
export const serving = under('Jak podawać', 'How to serve');
export const inUse = under('W użyciu', 'In use');
export const making = under('Wykonanie', 'How it is made');
export const care = under('Materiał i pielęgnacja', 'Material and care');
export const inside = under('W zestawie', 'In the box');
export const forWhom = under('Dla kogo', 'Who it is for');
export const howItWorks = under('Jak to działa', 'How it works');
export const course = under('Przebieg', 'What happens');
