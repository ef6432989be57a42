import type { ShopConfig } from '#contract/shop-config.ts';
import { isEmail } from '#domain/form/email.ts';
import { textsIn } from '#texts/dictionary.ts';
import type { Texts } from '#texts/text-key.ts';
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
  unsubscribe?: string;
};

export type Attachment = { filename: string; contentType: string; content: Buffer };

export type Sender = {
  config: Pick<ShopConfig, 'name' | 'email' | 'texts' | 'bankAccount'> & Partial<Seller>;
  origin: string;
};

type Seller = Pick<ShopConfig, 'phone' | 'postalAddress' | 'invoices'>;

export function composeEmail(message: Email, { config, origin }: Sender): ComposedEmail {
  if (!isEmail(message.to)) throw new Error('the recipient has no e-mail address');
  const texts = textsIn(message.language, config.texts);
  const { name: shop, bankAccount } = config;
  const seller = sellerOf(config, texts);
  const said = emailTexts(message, { texts, shop, origin, bankAccount, seller });
  const words = { ...said, subject: oneLine(said.subject), heading: oneLine(said.heading) };
  return {
    from: { name: oneLine(config.name), address: config.email },
    to: message.to,
    ...(words.replyTo && { replyTo: { ...words.replyTo, name: oneLine(words.replyTo.name) } }),
    ...(words.unsubscribe && { unsubscribe: words.unsubscribe }),
    subject: words.subject,
    text: plainText(words),
    html: emailHtml(words, message.language),
  };
}

/** Whose shop it is, as the law wants it in every e-mail of a firm. */
export function sellerOf(
  { name, email, phone, postalAddress = [], invoices }: Sender['config'],
  texts: Texts,
): string[] {
  const { name: firm, address, taxNumber } = invoices?.seller ?? { name, address: postalAddress };
  // An address for letters often begins with the name.
  const where = address.filter((line) => line !== firm);
  return [
    [firm, ...where].map(oneLine).join(', '),
    [...(taxNumber ? [`${texts['label.nip']} ${taxNumber}`] : []), email, ...(phone ? [phone] : [])].join(
      ' · ',
    ),
  ];
}

// Control characters would end a header; signs that turn the direction of writing would disguise one.
function oneLine(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function plainText({ heading, paragraphs, link, note, also, regards, shop, seller }: EmailTexts): string {
  const pieces = [
    heading,
    ...paragraphs.map((piece) => (typeof piece === 'string' ? piece : piece.asText)),
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    ...(note ? [note] : []),
    ...(also ? [`${also.label}: ${also.address}`] : []),
    `${regards}\n${shop}`,
    `-- \n${seller.join('\n')}`,
  ];
  return `${pieces.join('\n\n')}\n`;
}
