import { describe, expect, test } from 'vitest';
import { isDue, isOnEveryPage, type Placement, SCREENS, type SeenPage } from './snippet.ts';

const always: Placement = { name: 'x', pages: '*', screens: SCREENS, needsConsent: true };
const page: SeenPage = { path: '/produkt/7/kawa', language: 'pl', screens: ['mobile'], now: 1000 };

describe('a snippet', () => {
  test('without limits is on every page', () => {
    expect(isDue(always, page)).toBe(true);
  });

  test.each<[string, Partial<Placement>, boolean]>([
    ['of this page', { pages: '/produkt/*' }, true],
    ['of another page', { pages: '/kategoria/*' }, false],
    ['in the page’s language', { language: 'pl' }, true],
    ['in the other language', { language: 'en' }, false],
    ['for phones', { screens: ['mobile'] }, true],
    ['for tablets and computers', { screens: ['tablet', 'pc'] }, false],
    ['from now on', { from: 1000 }, true],
    ['from later on', { from: 1001 }, false],
    ['until a little later', { until: 1001 }, true],
    ['until now', { until: 1000 }, false],
  ])('%s is shown: %o → %s', (_, limit, due) => {
    expect(isDue({ ...always, ...limit }, page)).toBe(due);
  });

  test('on every page need not be asked for again', () => {
    expect(isOnEveryPage(always)).toBe(true);
    expect(isOnEveryPage({ ...always, pages: '/x *' })).toBe(true);
    expect(isOnEveryPage({ ...always, pages: '/x*' })).toBe(false);
  });
});
