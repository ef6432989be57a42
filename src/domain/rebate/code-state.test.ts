import { describe, expect, test } from 'vitest';
import { codeState, readCode } from './code-state.ts';

const NOW = Date.UTC(2026, 10, 15);
const at = (days: number) => new Date(NOW + days * 86_400_000);
const code = { active: true, startsAt: at(-1), endsAt: null, maxUses: null, maxUsesPerClient: null };
const UNUSED = { all: 0, own: 0 };

describe('a discount code', () => {
  test.each([
    ['runs', {}, UNUSED, 'usable'],
    ['was withdrawn', { active: false }, UNUSED, 'unknown'],
    ['has not begun', { startsAt: at(1) }, UNUSED, 'not_yet'],
    ['begins just now', { startsAt: at(0) }, UNUSED, 'usable'],
    ['ends just now', { endsAt: at(0) }, UNUSED, 'ended'],
    ['was used as often as it may be', { maxUses: 2 }, { all: 2, own: 0 }, 'used_up'],
    ['may be used once more', { maxUses: 2 }, { all: 1, own: 1 }, 'usable'],
    ['was used by this shopper', { maxUsesPerClient: 1 }, { all: 9, own: 1 }, 'used_up'],
    ['was used by others only', { maxUsesPerClient: 1 }, { all: 9, own: 0 }, 'usable'],
  ])('that %s is told as such', (_, changes, uses, state) => {
    expect(codeState({ ...code, ...changes }, uses, NOW)).toBe(state);
  });

  test('is the same in small letters and with spaces', () => {
    expect(readCode('  mgla 10 ')).toBe('MGLA10');
  });
});
