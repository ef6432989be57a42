import type { BankTransfer, StatementRead } from './bank-transfer.ts';
import { signedAmount } from './signed-amount.ts';
import { dateFrom } from './statement-date.ts';

/** Whether a text is a statement in SWIFT's format MT940. */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:6[0-2][FM]?:/m.test(text);

type Field = { tag: string; text: string };

/**
 * Reads a statement in SWIFT's format MT940, as Polish banks write it: field 61 tells the sum, field 86 behind it who and
 * why, in parts that a sign and two digits begin ('~20', '<20', '^20', '?20').
 */
export function readMt940(text: string): StatementRead {
  const read: StatementRead = { transfers: [], others: 0, unreadable: 0 };
  const fields = fieldsOf(text);
  let currency = '';
  for (const [index, { tag, text: content }] of fields.entries()) {
    if (tag.startsWith('60')) currency = /^[CD]\d{6}([A-Z]{3})/.exec(content)?.[1] ?? '';
    if (tag !== '61') continue;
    const next = fields[index + 1];
    const line = lineOf(content, currency, next?.tag === '86' ? next.text : '');
    if (line === undefined) read.unreadable++;
    else if (line === 'other') read.others++;
    else read.transfers.push(line);
  }
  return read;
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, tag, content] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) fields.push({ tag, text: content ?? '' });
    else if (line.startsWith('-')) continue;
    else {
      const last = fields.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return fields;
}

/** Day, perhaps the day of booking, credit or debit, perhaps a letter of the currency, the sum. */
const LINE = /^(\d{6})(\d{4})?(RC|RD|C|D)[A-Z]?(\d{1,12},\d{0,2})/;

function lineOf(content: string, currency: string, details: string): BankTransfer | 'other' | undefined {
  const [, valued = '', , sign, sum = ''] = LINE.exec(content) ?? [];
  const bookedOn = dateFrom(valued);
  const amount = signedAmount(sum);
  if (!bookedOn || amount === undefined || !currency) return undefined;
  // A debit, and a credit or debit that is taken back, are no money of a shopper.
  if (sign !== 'C' || amount <= 0) return 'other';
  return { bookedOn, amount, currency, ...wordsOf(details) };
}

function wordsOf(details: string): Pick<BankTransfer, 'title' | 'payer'> {
  const sign = /(?:^|\n|\d)([~<^?])\d{2}/.exec(details)?.[1];
  if (sign === undefined) return { title: joined([details]), payer: '' };
  const parts = details
    .replace(/\n/g, '')
    .split(sign)
    .slice(1)
    .map((part) => ({ code: Number(part.slice(0, 2)), text: part.slice(2) }));
  const between = (from: number, to: number) =>
    joined(parts.filter(({ code }) => code >= from && code <= to).map(({ text }) => text));
  return { title: between(20, 29), payer: between(32, 33) };
}

/** Banks break words where a part is full; what a part ends with tells whether a word does. */
const joined = (parts: readonly string[]): string => parts.join('').replace(/\s+/g, ' ').trim();
