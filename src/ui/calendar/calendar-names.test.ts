import { describe, expect, test } from 'vitest';
import { calendarNames } from './calendar-names.ts';

describe('the names of a calendar', () => {
  test('are Polish unless another language is asked for', () => {
    const names = calendarNames();
    expect(names.monthAndYear('2026-11-15')).toBe('listopad 2026');
    expect(names.month('2026-10-01')).toBe('październik');
    expect(names.day('2026-11-15')).toBe('15 listopada 2026, niedziela');
    expect(names.weekDay('2026-11-16')).toBe('poniedziałek');
    expect(names.shortWeekDay('2026-11-16')).toBe('pon.');
  });

  test('are English in the English shop', () => {
    const names = calendarNames('en');
    expect(names.monthAndYear('2026-11-15')).toBe('November 2026');
    expect(names.month('2026-10-01')).toBe('October');
    expect(names.day('2026-11-15')).toBe('15 November 2026, Sunday');
    expect(names.weekDay('2026-11-16')).toBe('Monday');
    expect(names.shortWeekDay('2026-11-16')).toBe('Mon');
  });
});
