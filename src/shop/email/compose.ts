import type { ShopConfig } from '#contract/shop-config.ts';
import { isEmail } from '#domain/form/email.ts';
import { textsIn } from '#texts/dictionary.ts';
import type { Email } from './email.ts';
import { emailHtml } from './email-html.ts';
import { type EmailTexts, emailTexts } from './email-texts.ts';

export type MailAddress = { name: string; address: string };

/** An e-mail ready to be sent: no header of it has a line break, and its HTML has no tag but the shop's own. */
export type ComposedEmail = {
  from: MailAddress;
  to: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
};

export type Attachment = { filename: string; contentType: string; content: Buffer };

export type Sender = { config: Pick<ShopConfig, 'name' | 'email' | 'texts' | 'bankAccount'>; origin: string };

export function composeEmail(message: Email, { config, origin }: Sender): ComposedEmail {
  if (!isEmail(message.to)) throw new Error('the recipient has no e-mail address');
  const texts = textsIn(message.language, config.texts);
  const said = emailTexts(message, { texts, shop: config.name, origin, bankAccount: config.bankAccount });
  const words = { ...said, subject: oneLine(said.subject), heading: oneLine(said.heading) };
  return {
    from: { name: oneLine(config.name), address: config.email },
    to: message.to,
    ...(words.replyTo && { replyTo: { ...words.replyTo, name: oneLine(words.replyTo.name) } }),
    subject: words.subject,
    text: plainText(words),
    html: emailHtml(words, message.language),
  };
}

// Control characters would end a header; signs that turn the direction of writing would disguise one.
function oneLine(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function plainText({ heading, paragraphs, link, note, regards, shop }: EmailTexts): string {
  const pieces = [
    heading,
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    ...(note ? [note] : []),
    `${regards}\n${shop}`,
  ];
  return `${pieces.join('\n\n')}\n`;
}
