const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const RUNS = [ALPHABET, '01234567890', ...ROWS].flatMap((row) => [row, [...row].reverse().join('')]);

/** Whether a password is guessed at once: a sign or group repeated, signs that follow each other, a number or a date. */
export function isEasyPassword(password: string): boolean {
  const typed = password.normalize('NFC').toLowerCase();
  const rest = withoutRuns(typed);
  return /^\d{1,8}$/.test(typed) || isRepeated(typed) || [...rest].length <= MOST_BESIDE_RUNS;
}

// What may stand beside runs of signs without making them a password.
const MOST_BESIDE_RUNS = 2;
const SHORTEST_RUN = 3;

/** 'aaaaaa', 'abcabc', '121212'; of a group at most four signs long. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/u.test(text) || /^(.)\1*.?$/u.test(text);

/** The text without 'qwerty', '4321' and the like in it, the longest first. */
function withoutRuns(text: string): string {
  const signs = [...text];
  let rest = '';
  for (let at = 0; at < signs.length; ) {
    const length = runAt(signs, at);
    if (length >= SHORTEST_RUN) at += length;
    else rest += signs[at++];
  }
  return rest;
}

function runAt(signs: readonly string[], at: number): number {
  let length = 1;
  while (at + length < signs.length && isRun(signs.slice(at, at + length + 1).join(''))) length++;
  return length;
}

const isRun = (text: string): boolean => RUNS.some((row) => row.includes(text));
