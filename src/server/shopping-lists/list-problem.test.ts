import { describe, expect, test } from 'vitest';
import { textsIn } from '#texts/dictionary.ts';
import { say } from '#texts/say.ts';
import { listProblem } from './list-problem.ts';

const inPolish = (problem: Parameters<typeof listProblem>[0]) =>
  listProblem(problem, (key, values) => say(textsIn('pl')[key], 'pl', values));

describe('a list that could not be changed', () => {
  test('is said to be so with the number that is too many', () => {
    expect(inPolish('too_many_items')).toBe(
      'Na liście mieści się 200 produktów. Usuń z niej coś albo wybierz inną listę, a potem spróbuj ponownie.',
    );
    expect(inPolish('too_many_lists')).toMatch(/^Masz już 50 list /);
  });

  test('is told apart from a product that is not there', () => {
    expect(inPolish('no_list')).toBe('Nie ma takiej listy wśród Twoich list.');
    expect(inPolish('no_product')).toBe('Tego produktu już nie ma w sklepie.');
  });
});
