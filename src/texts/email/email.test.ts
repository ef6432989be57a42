import { describe, expect, test } from 'vitest';
import { emailEn } from './email-en.ts';
import { emailPl } from './email-pl.ts';

const said = [...Object.values<string>(emailPl), ...Object.values(emailEn)];

describe('the e-mails', () => {
  test('never raise their voice: no exclamation marks, no words in capitals but a name that is written so', () => {
    const raised = (text: string) => /!|\p{Lu}{2,}/u.test(text.replaceAll('KSeF', ''));
    expect(said.filter(raised)).toEqual([]);
  });

  test('name the shop by its own name, not by one written into the texts', () => {
    expect(said.filter((text) => /palarnia|mgła/i.test(text))).toEqual([]);
  });
});
