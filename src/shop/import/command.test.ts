import { describe, expect, test } from 'vitest';
import { readCommand } from './command.ts';

describe('npm run shop', () => {
  test.each([
    [['import', 'a.csv'], { name: 'import', file: 'a.csv', dryRun: false, strict: false }],
    [
      ['import', '--dry-run', 'a.xml', '--format=google', '--strict', '--report', 'r.txt'],
      { name: 'import', file: 'a.xml', dryRun: true, strict: true, format: 'google', report: 'r.txt' },
    ],
    [['export', 'all.jsonl'], { name: 'export', file: 'all.jsonl' }],
    [['feed', 'feed.xml'], { name: 'feed', file: 'feed.xml', language: 'pl' }],
    [['feed', 'feed.xml', '--language', 'en'], { name: 'feed', file: 'feed.xml', language: 'en' }],
    [[], { name: 'help' }],
    [['--help'], { name: 'help' }],
    [['import', '--help'], { name: 'help' }],
  ])('understands %j', (argv, command) => {
    expect(readCommand(argv)).toEqual(command);
  });

  test.each([
    [['exports'], "'exports' is not known here."],
    [['export'], 'Say where to write the products: npm run shop -- export products.jsonl'],
    [['import'], 'Say which file to import: npm run shop -- import products.csv'],
    [['import', 'a', 'b'], "One file at a time: 'b' is a second one."],
    [['import', 'a', '--fast'], "'--fast' is not known here."],
    [['import', 'a', '--format', 'xls'], "--format must be csv, json, jsonl or google, not 'xls'."],
    [['import', 'a', '--report'], '--report needs a word after it.'],
    [['feed'], 'Say where to write the feed: npm run shop -- feed feed.xml'],
    [['feed', 'a', '--language', 'de'], "--language must be pl or en, not 'de'."],
  ])('says what it does not understand of %j', (argv, problem) => {
    expect(readCommand(argv)).toEqual({ problem });
  });
});
