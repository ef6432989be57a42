import { describe, expect, test } from 'vitest';
import { readCommand } from '#shop/import/command.ts';

const plain = { region: 'body_bottom', pages: '*', language: undefined, needsConsent: true };
const add = (given: object) => ({
  name: 'snippet',
  action: 'add',
  file: 'a.html',
  given: { name: 'stats', ...plain, from: undefined, until: undefined, ...given },
});

describe('npm run shop -- snippet', () => {
  test.each([
    [['add', 'stats', 'a.html'], add({})],
    [
      ['add', 'stats', 'a.html', '--region', 'head', '--no-consent'],
      add({ region: 'head', needsConsent: false }),
    ],
    [['add', 'stats', 'a.html', '--region=top_layer'], add({ region: 'top_layer' })],
    [
      ['add', 'stats', 'a.html', '--pages', '/en/*', '--language', 'en'],
      add({ pages: '/en/*', language: 'en' }),
    ],
    [
      ['add', 'stats', 'a.html', '--from', '2026-12-01', '--until', '2026-12-24T18:00Z'],
      add({ from: new Date(2026, 11, 1).getTime(), until: Date.UTC(2026, 11, 24, 18) }),
    ],
    [['add', 'stats', '-'], { ...add({}), file: '-' }],
    [['list'], { name: 'snippet', action: 'list' }],
    [['remove', 'stats'], { name: 'snippet', action: 'remove', snippet: 'stats' }],
    [['add', '--help'], { name: 'help' }],
  ])('understands %j', (argv, command) => {
    expect(readCommand(['snippet', ...argv])).toEqual(command);
  });

  test.each([
    [[], 'Say what to do: snippet add, snippet list or snippet remove.'],
    [['add', 'stats'], 'Say its name and its file: npm run shop -- snippet add NAME FILE'],
    [['add', 'a b', 'a.html'], "'a b' is no name: use letters, digits, '-' and '_'."],
    [['add', 'stats', 'a.html', 'b.html'], "'b.html' is not known here."],
    [
      ['add', 'stats', 'a.html', '--region', 'footer'],
      "--region must be head, body_top, body_bottom or top_layer, not 'footer'.",
    ],
    [['add', 'stats', 'a.html', '--language', 'de'], "--language must be pl or en, not 'de'."],
    [
      ['add', 'stats', 'a.html', '--from', 'soon'],
      '--from must be a moment, such as 2026-12-01 or 2026-12-01T08:00.',
    ],
    [
      ['add', 'stats', 'a.html', '--from', '2026-12-02', '--until', '2026-12-01'],
      '--from must come before --until.',
    ],
    [['remove'], 'Say which one: npm run shop -- snippet remove NAME'],
    [['list', 'all'], "'all' is not known here."],
  ])('says what it does not understand of %j', (argv, problem) => {
    expect(readCommand(['snippet', ...argv])).toEqual({ problem });
  });
});

describe('npm run shop -- errors', () => {
  test('tells those of a week, or of as many days as are named', () => {
    expect(readCommand(['errors'])).toEqual({ name: 'errors', days: 7 });
    expect(readCommand(['errors', '--days', '30'])).toEqual({ name: 'errors', days: 30 });
    expect(readCommand(['errors', '--days', 'x'])).toEqual({
      problem: '--days must be a number from 1 to 365.',
    });
    expect(readCommand(['errors', 'x'])).toEqual({ problem: "'x' is not known here." });
  });
});
