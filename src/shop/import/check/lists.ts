import { slugOf } from '#domain/page/slug.ts';
import type { CellRule } from './cell-rules.ts';

const MOST_ENTRIES = 50;
const DEEPEST_PATH = 8;
const LONGEST_NAME = 200;

type Named = { name: string; slug: string };

/** 'Kawa > Ziarnista|Prezenty': each path from the top of the tree down. */
export const categoriesRule: CellRule = (text) => {
  const paths = entriesOf(text).map((path) => path.split('>').map((name) => name.trim()));
  if (paths.length > MOST_ENTRIES) return { problem: `names more than ${MOST_ENTRIES} categories.` };
  if (paths.some((path) => path.length > DEEPEST_PATH))
    return { problem: `has a path of more than ${DEEPEST_PATH} categories.` };
  if (paths.flat().some((name) => !isName(name)))
    return { problem: `must look like 'Kawa > Ziarnista', each name up to ${LONGEST_NAME} characters.` };
  return { value: JSON.stringify(paths.map((path) => path.map(named))) };
};

/** 'Kraj=Brazylia|Palenie=jasne'. */
export const parametersRule: CellRule = (text) => {
  const pairs = entriesOf(text).map((entry) => entry.split(/=(.*)/s, 2).map((part) => part.trim()));
  if (pairs.length > MOST_ENTRIES) return { problem: `names more than ${MOST_ENTRIES} parameters.` };
  if (pairs.some((pair) => pair.length !== 2 || !pair.every(isName)))
    return {
      problem: `must look like 'Kraj=Brazylia|Palenie=jasne', each up to ${LONGEST_NAME} characters.`,
    };
  return { value: JSON.stringify(pairs.map(([name, value]) => ({ name, value }))) };
};

export const entriesOf = (text: string) =>
  text
    .split('|')
    .map((entry) => entry.trim())
    .filter(Boolean);

const isName = (name: string) => name !== '' && name.length <= LONGEST_NAME;

/** A name that has no letter to make an address of is still a name. */
const named = (name: string): Named => ({ name, slug: slugOf(name) || 'kategoria' });
