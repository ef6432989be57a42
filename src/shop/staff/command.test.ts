import { expect, test } from 'vitest';
import { readStaffCommand } from './command.ts';

test.each([
  [['list'], { action: 'list' }],
  [['link'], { action: 'link', email: undefined }],
  [['reset', 'anna@example.org'], { action: 'reset', email: 'anna@example.org' }],
  [['link', 'anna@example.org'], { action: 'link', email: 'anna@example.org' }],
  [
    ['add', 'anna@example.org'],
    { action: 'add', email: 'anna@example.org', called: 'anna@example.org', role: 'owner', language: 'pl' },
  ],
  [
    ['add', 'ewa@example.org', '--name', 'Ewa', '--role=packer', '--language', 'en'],
    { action: 'add', email: 'ewa@example.org', called: 'Ewa', role: 'packer', language: 'en' },
  ],
])('the owner may say of the staff: %j', (argv, command) => {
  expect(readStaffCommand(argv)).toEqual({ name: 'staff', ...command });
});

test.each([
  [[], 'Say what to do'],
  [['fire'], 'Say what to do'],
  [['list', 'anna@example.org'], 'Say what to do'],
  [['reset'], 'Say what to do'],
  [['add'], 'Say whose e-mail address'],
  [['add', 'anna'], 'Say whose e-mail address'],
  [['add', 'anna@example.org', '--role', 'king'], '--role must be one of'],
  [['add', 'anna@example.org', '--language', 'de'], '--language must be pl or en'],
  [['add', 'a@example.org', 'b@example.org'], "'b@example.org' is not known"],
])('what cannot be understood is said in a sentence: %j', (argv, sentence) => {
  expect(readStaffCommand(argv)).toEqual({ problem: expect.stringContaining(sentence) });
});
