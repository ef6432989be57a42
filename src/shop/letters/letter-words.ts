import { linksIn } from '#contract/links.ts';
import { isEmail } from '#domain/form/email.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { say, type Values } from '#texts/say.ts';
import type { TextKey, Texts } from '#texts/text-key.ts';
import type { AwaitedPayment, Letter, PlacedOrder } from './letter.ts';

/** What a letter says, piece by piece: neither HTML nor lines yet. */
export type LetterWords = {
  subject: string;
  heading: string;
  paragraphs: string[];
  link?: { label: string; address: string; asText: string };
  note?: string;
  regards: string;
  shop: string;
  /** Who gets an answer; the shop where left out. */
  replyTo?: { name: string; address: string };
};

export type LetterSetting = {
  texts: Texts;
  shop: string;
  /** The shop's address as others see it, without a slash at the end. */
  origin: string;
  /** Where transfers go to. */
  bankAccount?: string | undefined;
};

export function letterWords(
  letter: Letter,
  { texts, shop, origin, bankAccount }: LetterSetting,
): LetterWords {
  const said = (key: TextKey, values: Values = {}) => say(texts[key], letter.language, { shop, ...values });
  const link = (key: TextKey, address: string) => ({
    label: said(key),
    address: webAddress(address, origin),
    asText: said('letter.linkAsText'),
  });
  const signed = { regards: said('letter.regards'), shop };
  switch (letter.kind) {
    case 'welcome':
      return {
        subject: said('letter.welcome.subject'),
        heading: said('letter.welcome.heading'),
        paragraphs: [said('letter.welcome.text', { login: letter.login }), said('letter.welcome.uses')],
        link: link('letter.welcome.button', letter.link),
        note: said('letter.welcome.note'),
        ...signed,
      };
    case 'confirm_email':
      return {
        subject: said('letter.confirmEmail.subject'),
        heading: said('letter.confirmEmail.heading'),
        paragraphs: [
          said('letter.confirmEmail.text', { login: letter.login }),
          said('letter.confirmEmail.valid', { n: letter.hours }),
        ],
        link: link('letter.confirmEmail.button', letter.link),
        note: said('letter.confirmEmail.note'),
        ...signed,
      };
    case 'email_known':
      return {
        subject: said('letter.emailKnown.subject'),
        heading: said('letter.emailKnown.heading'),
        paragraphs: [said('letter.emailKnown.text'), said('letter.emailKnown.forgot')],
        link: link('letter.emailKnown.button', letter.link),
        note: said('letter.emailKnown.note'),
        ...signed,
      };
    case 'email_change_asked':
      return {
        subject: said('letter.emailChangeAsked.subject'),
        heading: said('letter.emailChangeAsked.heading'),
        paragraphs: [said('letter.emailChangeAsked.text', { newEmail: letter.newEmail })],
        note: said('letter.emailChangeAsked.note'),
        ...signed,
      };
    case 'password_reset':
      return {
        subject: said('letter.passwordReset.subject'),
        heading: said('letter.passwordReset.heading'),
        paragraphs: [
          said('letter.passwordReset.text'),
          said('letter.passwordReset.valid', { n: letter.minutes }),
        ],
        link: link('letter.passwordReset.button', letter.link),
        note: said('letter.passwordReset.note'),
        ...signed,
      };
    case 'password_changed':
      return {
        subject: said('letter.passwordChanged.subject'),
        heading: said('letter.passwordChanged.heading'),
        paragraphs: [said('letter.passwordChanged.text'), said('letter.passwordChanged.other')],
        link: link('letter.passwordChanged.button', letter.link),
        ...signed,
      };
    case 'email_changed':
      return {
        subject: said('letter.emailChanged.subject'),
        heading: said('letter.emailChanged.heading'),
        paragraphs: [said('letter.emailChanged.text', { newEmail: letter.newEmail })],
        note: said('letter.emailChanged.note'),
        ...signed,
      };
    case 'account_removed':
      return {
        subject: said('letter.accountRemoved.subject'),
        heading: said('letter.accountRemoved.heading'),
        paragraphs: [said('letter.accountRemoved.text')],
        note: said('letter.accountRemoved.note'),
        ...signed,
      };
    case 'complaint_received': {
      const { number, product } = letter;
      return {
        subject: said('letter.complaintReceived.subject', { number }),
        heading: said('letter.complaintReceived.heading'),
        paragraphs: [
          said('letter.complaintReceived.text', { number, product }),
          said('letter.complaintReceived.when'),
        ],
        link: link('letter.complaintReceived.button', linksIn(letter.language).accountComplaints),
        ...signed,
      };
    }
    case 'message': {
      const { from, name, subject } = letter;
      return {
        subject: said('letter.message.subject', { subject }),
        heading: said('letter.message.heading'),
        paragraphs: [
          said('letter.message.from', { name, from }),
          said('letter.message.about', { subject }),
          ...paragraphsOf(letter.text),
        ],
        note: said('letter.message.note'),
        ...signed,
        ...(isEmail(from) && { replyTo: { name, address: from } }),
      };
    }
    case 'back_in_stock': {
      const product = [letter.product, letter.size].filter((part) => part !== '').join(', ');
      return {
        subject: said('letter.backInStock.subject', { product }),
        heading: said('letter.backInStock.heading'),
        paragraphs: [said('letter.backInStock.text', { product })],
        link: link('letter.backInStock.button', letter.link),
        note: said('letter.backInStock.note'),
        ...signed,
      };
    }
    case 'order_placed':
      return {
        subject: said('letter.orderPlaced.subject', { number: letter.number }),
        heading: said('letter.orderPlaced.heading'),
        paragraphs: [
          said('letter.orderPlaced.text', { number: letter.number }),
          orderLines(letter, said).join('\n'),
          ...(letter.place.length > 0
            ? [[said('letter.orderPlaced.place'), ...letter.place].join('\n')]
            : []),
          [
            said(`letter.orderPlaced.payment.${letter.payment}`),
            ...(letter.until ? [said('letter.orderPlaced.until', { until: letter.until })] : []),
          ].join(' '),
          ...(letter.payment === 'transfer' && bankAccount
            ? [
                transferLines(
                  { ...letter, amount: letter.totalGross ?? letter.total },
                  { name: shop, account: bankAccount },
                  said,
                ).join('\n'),
              ]
            : []),
        ],
        link: link('letter.order.button', letter.link),
        note: said('letter.orderPlaced.note'),
        ...signed,
      };
    case 'refund_due': {
      const { number, amount, how, why, email, reference } = letter;
      return {
        subject: said('letter.refundDue.subject', { number }),
        heading: said('letter.refundDue.heading'),
        paragraphs: [
          said(`letter.refundDue.${why}`, { number }),
          [
            said('letter.refundDue.amount', { amount }),
            said('letter.refundDue.how', { how: said(`order.pay.${how}`) }),
            ...(reference ? [said('letter.refundDue.reference', { reference })] : []),
            said('letter.refundDue.who', { email }),
          ].join('\n'),
        ],
        note: said('letter.refundDue.note'),
        ...signed,
        ...(isEmail(email) && { replyTo: { name: '', address: email } }),
      };
    }
    case 'points_lost': {
      const { number, email, points } = letter;
      return {
        subject: said('letter.pointsLost.subject', { number }),
        heading: said('letter.pointsLost.heading'),
        paragraphs: [
          said('letter.pointsLost.text', { number }),
          [said('letter.pointsLost.count', { n: points }), said('letter.refundDue.who', { email })].join(
            '\n',
          ),
        ],
        ...signed,
        ...(isEmail(email) && { replyTo: { name: '', address: email } }),
      };
    }
    case 'order_paid':
    case 'order_sent':
    case 'order_expired':
    case 'order_refund':
    case 'order_reminder': {
      const what = ORDER_NEWS[letter.kind];
      return {
        subject: said(`${what}.subject`, { number: letter.number }),
        heading: said(`${what}.heading`),
        paragraphs: [
          letter.kind === 'order_refund'
            ? said(`letter.orderRefund.${letter.why}`, letter)
            : said(`${ORDER_NEWS[letter.kind]}.text`, { number: letter.number }),
          ...(letter.kind === 'order_refund' ? [said(`letter.orderRefund.by.${letter.how}`)] : []),
          ...(letter.kind === 'order_reminder' ? awaitedPayment(letter, said) : []),
        ],
        ...(letter.link === undefined
          ? { note: said('letter.order.whereLink') }
          : { link: link('letter.order.button', letter.link) }),
        ...signed,
      };
    }
  }
}

const ORDER_NEWS = {
  order_paid: 'letter.orderPaid',
  order_sent: 'letter.orderSent',
  order_expired: 'letter.orderExpired',
  order_reminder: 'letter.orderReminder',
  order_refund: 'letter.orderRefund',
} as const;

type Said = (key: TextKey, values?: Values) => string;

function awaitedPayment(
  { number, amount, until, transfer }: AwaitedPayment & { number: string },
  said: Said,
): string[] {
  const lines = transfer
    ? transferLines({ number, amount }, transfer, said)
    : [`${said('order.transferAmount')}: ${amount}`];
  return [lines.join('\n'), said('letter.orderReminder.until', { until })];
}

/** What was bought, what takes it there, and what it comes to, line by line. */
function orderLines(order: PlacedOrder & Pick<Letter, 'language'>, said: Said): string[] {
  const { lines, delivery, rebate, total, totalGross, language } = order;
  const amount = (money: string) => (totalGross === undefined ? money : said('price.net', { price: money }));
  const toPay = totalGross === undefined ? '' : ` (${said('price.gross', { price: totalGross })})`;
  return [
    ...lines.map(({ name, size, quantity, unit, precision, worth, points }) =>
      said('letter.orderPlaced.line', {
        product: [name, size].filter((part) => part !== '').join(', '),
        quantity: formatQuantity(quantity, language, precision),
        unit: said(`unit.${unit}`, { n: quantity }),
        worth: worth === undefined ? said('product.points', { n: points ?? 0 }) : amount(worth),
      }),
    ),
    ...(rebate === undefined ? [] : [said('letter.orderPlaced.rebate', { amount: amount(rebate) })]),
    said('letter.orderPlaced.delivery', { name: delivery.name, amount: amount(delivery.cost) }),
    said('letter.orderPlaced.total', { amount: amount(total) + toPay }),
  ];
}

/** What to write on the transfer, as the order's page says it. */
function transferLines(
  { number, amount }: { number: string; amount: string },
  { name, account }: { name: string; account: string },
  said: Said,
): string[] {
  return [
    `${said('order.transferTo')}: ${name}`,
    `${said('order.transferAccount')}: ${account}`,
    `${said('order.transferTitle')}: ${number}`,
    `${said('order.transferAmount')}: ${amount}`,
  ];
}

/** The whole address of a page of the shop. A link that leads to no page at all is a bug. */
function webAddress(link: string, origin: string): string {
  const url = new URL(link, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error('a letter links only to web pages');
  return url.href;
}

function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '');
}
