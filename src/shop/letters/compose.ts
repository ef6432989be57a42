import type { ShopConfig } from '#contract/shop-config.ts';
import { isEmail } from '#domain/form/email.ts';
import { textsIn } from '#texts/dictionary.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { type LetterWords, letterWords } from './letter-words.ts';

export type MailAddress = { name: string; address: string };

/** A letter ready to be carried: no header of it has a line break, and its HTML has no tag but the shop's own. */
export type Mail = {
  from: MailAddress;
  to: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
};

export type Sender = { config: Pick<ShopConfig, 'name' | 'email' | 'texts' | 'bankAccount'>; origin: string };

export function composeLetter(letter: Letter, { config, origin }: Sender): Mail {
  if (!isEmail(letter.to)) throw new Error('a letter is addressed to no e-mail address');
  const texts = textsIn(letter.language, config.texts);
  const said = letterWords(letter, { texts, shop: config.name, origin, bankAccount: config.bankAccount });
  const words = { ...said, subject: oneLine(said.subject), heading: oneLine(said.heading) };
  return {
    from: { name: oneLine(config.name), address: config.email },
    to: letter.to,
    ...(words.replyTo && { replyTo: { ...words.replyTo, name: oneLine(words.replyTo.name) } }),
    subject: words.subject,
    text: plainText(words),
    html: letterHtml(words, letter.language),
  };
}

// Control characters would end a header; signs that turn the direction of writing would disguise one.
function oneLine(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function plainText({ heading, paragraphs, link, note, regards, shop }: LetterWords): string {
  const pieces = [
    heading,
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    ...(note ? [note] : []),
    `${regards}\n${shop}`,
  ];
  return `${pieces.join('\n\n')}\n`;
}
