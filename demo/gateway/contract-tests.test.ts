import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const DOCUMENT = readFileSync('docs/integrations/contract-tests.md', 'utf8');
const sections = DOCUMENT.split(/^## /m).slice(1);

describe.each(sections.map((section) => [section.split('\n', 1)[0] ?? '', section] as const))(
  'the statements about %s',
  (_, section) => {
    const [, file = ''] = /`([\w./-]+\.test\.ts)`/.exec(section) ?? [];
    const tests = readFileSync(file, 'utf8');
    const proofs = [...section.matchAll(/^\| .+ \| (.+) \|$/gm)].map(([, proof]) => proof ?? '').slice(1);

    test('are each proved by a test that is there', () => {
      expect(proofs.filter((proof) => proof !== '---' && !tests.includes(proof))).toEqual([]);
    });
  },
);
