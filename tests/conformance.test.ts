import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const rows = readRows(readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8'));

test('the shop answers for every section of its specification', () => {
  const sections = new Set(rows.map((row) => row.number.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('every statement has a number, its words, its place and its proof', () => {
  const broken = rows.filter((row) => row.cells.length !== 4 || row.cells.some((cell) => cell === ''));
  expect(broken.map((row) => row.line)).toEqual([]);
});

test('statements are numbered in order, each number once and none left out', () => {
  const misplaced = rows.filter((row, index) => !follows(rows[index - 1]?.number, row.number));
  expect(misplaced.map((row) => row.number)).toEqual([]);
});

test('every file that is said to hold a rule is there', () => {
  const missing = rows.flatMap(({ number, built }) => {
    const files = namesIn(built);
    return files.length > 0
      ? files.filter((file) => !isFile(file)).map((file) => `${number}: ${file}`)
      : [`${number}: names no file`];
  });
  expect(missing).toEqual([]);
});

test('every test that is said to prove a rule is there', () => {
  const missing = rows.flatMap(({ number, proof }) => {
    const tests = namesIn(proof);
    return tests.length > 0
      ? tests.filter((name) => !testExists(name)).map((name) => `${number}: ${name}`)
      : [`${number}: names no test`];
  });
  expect(missing).toEqual([]);
});

/** Whether the second number is the next one, or the first one of a later subsection. */
function follows(before: string | undefined, number: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(number)) return false;
  const [section = 0, subsection = 0, statement = 0] = number.split('.').map(Number);
  const [lastSection = 0, lastSubsection = 0, lastStatement = 0] = (before ?? '0.0.0').split('.').map(Number);
  if (section === lastSection && subsection === lastSubsection) return statement === lastStatement + 1;
  const isNextSubsection = section === lastSection && subsection === lastSubsection + 1;
  const isNextSection = section === lastSection + 1 && subsection <= 1;
  return statement === 1 && (isNextSubsection || isNextSection);
}

function isFile(path: string): boolean {
  const full = join(ROOT, path);
  return existsSync(full) && statSync(full).isFile();
}

/** `path › title`, or `path › group › title`: only the last title must be found. */
function testExists(name: string): boolean {
  const [path = '', ...titles] = name.split(' › ');
  const title = titles.at(-1);
  if (!title || !isFile(path)) return false;
  return titlesIn(readFileSync(join(ROOT, path), 'utf8')).some((written) => says(written, title));
}

/** The titles of the tests that run; one that is skipped or only planned proves nothing. */
function titlesIn(source: string): string[] {
  const call =
    /(?<![\w.])(?:test|it)(?=(?:\.(?:only|concurrent|sequential))*(?:\.(?:each|for|skipIf|runIf)\b[\s\S]*?[)`])?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1)/g;
  return [...source.matchAll(call)].map(([, , title = '']) => title.replace(/\\(['"`\\])/g, '$1'));
}

/** A title with gaps (`${size}`, `$size`, `%s`) stands for every title that starts as it does. */
function says(written: string, title: string): boolean {
  if (written === title) return true;
  const gap = written.search(/\$\{|\$\w|%[sdifjo#$]/);
  return gap > 0 && title.startsWith(written.slice(0, gap));
}

/** The names between backticks. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

type Row = { line: string; cells: string[]; number: string; built: string; proof: string };

/** The rows of all tables of the document; a bar within a cell is written `\|`. */
function readRows(markdown: string): Row[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines
    .filter((line) => !/^\| No\. \|/.test(line) && !/^\|[-:| ]+$/.test(line))
    .map((line) => {
      const cells = line
        .trim()
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      const [number = '', , built = '', proof = ''] = cells;
      return { line, cells, number, built, proof };
    });
}
