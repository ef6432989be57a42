import { describe, expect, test } from 'vitest';
import { readOrderCommand } from './command.ts';

describe('orders on the command line', () => {
  test.each([
    ['list', { action: 'list' }],
    ['list --stage paid', { action: 'list', stage: 'paid' }],
    ['show 2026-11-1', { action: 'show', number: '2026-11-1' }],
    [
      'paid 1 --amount 12,5 --reference wyciąg',
      { action: 'paid', number: '1', evenMore: false, amount: 1250, reference: 'wyciąg' },
    ],
    ['paid 1', { action: 'paid', number: '1', evenMore: false }],
    ['paid 1 --amount 3 --even-more', { action: 'paid', number: '1', evenMore: true, amount: 300 }],
    ['pack 1 --even-unpaid', { action: 'pack', number: '1', evenUnpaid: true }],
    ['ship 1 --tracking 6200', { action: 'ship', number: '1', tracking: '6200' }],
    ['cancel 1', { action: 'cancel', number: '1' }],
    ['refund 1 --amount 3', { action: 'refund', number: '1', amount: 300 }],
  ])('are asked for by: order %s', (line, command) => {
    expect(readOrderCommand(line.split(' '))).toMatchObject(command);
  });

  test.each([
    ['', 'Say what to do with orders'],
    ['eat 1', 'Say what to do with orders'],
    ['show', 'Say which order'],
    ['list 1', "'1' is not known here."],
    ['cancel 1 2', "'2' is not known here."],
    ['ship 1 --even-unpaid', "'--even-unpaid' is not known here."],
    ['paid 1 --amount 0', '--amount must be an amount'],
    ['refund 1 --amount 1e5', '--amount must be an amount'],
  ])('are not understood where it says: order %s', (line, problem) => {
    expect(readOrderCommand(line.split(' ').filter(Boolean))).toEqual({
      problem: expect.stringContaining(problem),
    });
  });
});
