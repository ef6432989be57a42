import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('npm run demo', () => {
  it.each([
    [['--products', '100000'], 100_000],
    [['--products=20000'], 20_000],
    [['--products', '1'], 1],
    [['--products', '1000000'], 1_000_000],
    [['--products', '5', '--products', '7'], 7],
  ])('understands %j', (argv, products) => {
    expect(readArguments(argv)).toEqual({ products });
  });

  it.each([
    [['--products', '0']],
    [['--products', '1000001']],
    [['--products', '12.5']],
    [['--products', '-3']],
    [['--products', '1e5']],
    [['--products', 'many']],
    [['--products', '']],
    [['--products']],
    [['--products=']],
  ])('asks for a whole number within the limits when told %j', (argv) => {
    expect(readArguments(argv)).toEqual({
      problem: `--products must be a whole number from 1 to 1,000,000, not '${argv[1] ?? ''}'.`,
    });
  });

  it.each([[['--product', '5']], [['--products', '5', '--fast']], [['5']]])(
    'says which word it does not know, and what to write instead: %j',
    (argv) => {
      const { problem } = readArguments(argv) as { problem: string };
      expect(problem).toMatch(/^'(--product|--fast|5)' is not known here\. Write: npm run demo/);
    },
  );

  it('says how to ask when nothing is asked', () => {
    expect(readArguments([])).toEqual({
      problem: 'Say how many products the shop should have: npm run demo -- --products 100000',
    });
  });
});
