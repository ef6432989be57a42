import type { Language } from '#contract/language.ts';
import { linksIn, SHOP_ICON_PNG } from '#contract/links.ts';
import { isEmail } from '#domain/form/email.ts';
import type { OrderEventKind } from '#domain/order/order.ts';
import { formatDate } from '#domain/page/date.ts';
import { say, type Values } from '#texts/say.ts';
import type { TextKey, Texts } from '#texts/text-key.ts';
import { type Bought, boughtOf } from './bought.ts';
import type { AwaitedPayment, Email, OrderChange, Tracking, WithdrawalStatement } from './email.ts';

/** What an e-mail says, piece by piece: neither HTML nor lines yet. */
export type EmailTexts = {
  subject: string;
  heading: string;
  paragraphs: (string | Bought)[];
  link?: { label: string; address: string; asText: string };
  note?: string;
  /** Where else one may want to go. */
  also?: { label: string; address: string };
  regards: string;
  shop: string;
  /** The whole address of the shop's main page. */
  home: string;
  /** The whole address of the shop's sign. */
  logo: string;
  /** Who sells, line by line. */
  seller: string[];
  /** Who gets an answer; the shop where left out. */
  replyTo?: { name: string; address: string };
  /** Where a mail program says by itself that nothing more is to come (RFC 8058). */
  unsubscribe?: string;
};

export type EmailSetting = {
  texts: Texts;
  shop: string;
  /** The shop's address as others see it, without a slash at the end. */
  origin: string;
  /** Where transfers go to. */
  bankAccount?: string | undefined;
  /** Who sells, line by line. */
  seller: string[];
};

export function emailTexts(message: Email, setting: EmailSetting): EmailTexts {
  const { texts, shop, origin, bankAccount, seller } = setting;
  const said = (key: TextKey, values: Values = {}) => say(texts[key], message.language, { shop, ...values });
  const link = (key: TextKey, address: string) => ({
    label: said(key),
    address: webAddress(address, origin),
    asText: said('email.linkAsText'),
  });
  const home = webAddress(linksIn(message.language).home, origin);
  const signed = { regards: said('email.regards'), shop, home, logo: origin + SHOP_ICON_PNG, seller };
  const toComplaint = (address: string | undefined) =>
    address === undefined ? {} : { link: link('email.complaintReceived.button', address) };
  switch (message.kind) {
    case 'welcome':
      return {
        subject: said('email.welcome.subject'),
        heading: said('email.welcome.heading'),
        paragraphs: [said('email.welcome.text', { login: message.login }), said('email.welcome.uses')],
        link: link('email.welcome.button', message.link),
        note: said('email.welcome.note'),
        ...signed,
      };
    case 'confirm_email':
      return {
        subject: said('email.confirmEmail.subject'),
        heading: said('email.confirmEmail.heading'),
        paragraphs: [
          said('email.confirmEmail.text', { login: message.login }),
          said('email.confirmEmail.valid', { n: message.hours }),
        ],
        link: link('email.confirmEmail.button', message.link),
        note: said('email.confirmEmail.note'),
        ...signed,
      };
    case 'email_known':
      return {
        subject: said('email.emailKnown.subject'),
        heading: said('email.emailKnown.heading'),
        paragraphs: [said('email.emailKnown.text'), said('email.emailKnown.forgot')],
        link: link('email.emailKnown.button', message.link),
        note: said('email.emailKnown.note'),
        ...signed,
      };
    case 'email_change_asked':
      return {
        subject: said('email.emailChangeAsked.subject'),
        heading: said('email.emailChangeAsked.heading'),
        paragraphs: [said('email.emailChangeAsked.text', { newEmail: message.newEmail })],
        note: said('email.emailChangeAsked.note'),
        ...signed,
      };
    case 'password_reset':
      return {
        subject: said('email.passwordReset.subject'),
        heading: said('email.passwordReset.heading'),
        paragraphs: [
          said('email.passwordReset.text'),
          said('email.passwordReset.valid', { n: message.minutes }),
        ],
        link: link('email.passwordReset.button', message.link),
        note: said('email.passwordReset.note'),
        ...signed,
      };
    case 'password_changed':
      return {
        subject: said('email.passwordChanged.subject'),
        heading: said('email.passwordChanged.heading'),
        paragraphs: [said('email.passwordChanged.text'), said('email.passwordChanged.other')],
        link: link('email.passwordChanged.button', message.link),
        ...signed,
      };
    case 'staff_invitation':
      return {
        subject: said('email.staffInvitation.subject'),
        heading: said('email.staffInvitation.heading', { name: message.name }),
        paragraphs: [
          message.by
            ? said('email.staffInvitation.by', { by: message.by })
            : said('email.staffInvitation.text'),
          said(`email.staffRole.${message.role}`),
          said('email.staffInvitation.steps'),
          said('email.staffInvitation.valid', { n: message.days }),
        ],
        link: link('email.staffInvitation.button', message.link),
        note: said('email.staffInvitation.note'),
        ...signed,
      };
    case 'staff_password':
      return {
        subject: said('email.staffPassword.subject'),
        heading: said('email.passwordReset.heading'),
        paragraphs: [
          said('email.staffPassword.text'),
          said('email.passwordReset.valid', { n: message.minutes }),
        ],
        link: link('email.passwordReset.button', message.link),
        note: said('email.staffPassword.note'),
        ...signed,
      };
    case 'staff_security':
      return {
        subject: said('email.staffSecurity.subject'),
        heading: said('email.staffSecurity.heading'),
        paragraphs: [said(`email.staffSecurity.${message.change}`), said('email.staffSecurity.other')],
        link: link('email.staffSecurity.button', message.link),
        ...signed,
      };
    case 'email_changed':
      return {
        subject: said('email.emailChanged.subject'),
        heading: said('email.emailChanged.heading'),
        paragraphs: [said('email.emailChanged.text', { newEmail: message.newEmail })],
        note: said('email.emailChanged.note'),
        ...signed,
      };
    case 'account_removed':
      return {
        subject: said('email.accountRemoved.subject'),
        heading: said('email.accountRemoved.heading'),
        paragraphs: [said('email.accountRemoved.text')],
        note: said('email.accountRemoved.note'),
        ...signed,
      };
    case 'owner_order': {
      const { event, number, total, what } = message;
      return {
        subject: said(`email.owner.${event}.subject`, { number, total }),
        heading: said(`email.owner.${event}.heading`),
        paragraphs: [
          said('email.owner.order', { number, total }),
          ...(event === 'payment_trouble' && isTrouble(what) ? [said(`email.owner.trouble.${what}`)] : []),
        ],
        link: link('email.owner.button', message.link),
        note: said('email.owner.note'),
        ...signed,
      };
    }
    case 'owner_complaint': {
      const { number, product, isAnswer } = message;
      const news = isAnswer ? 'complaintAnswer' : 'complaint';
      return {
        subject: said(`email.owner.${news}.subject`, { number, product }),
        heading: said(`email.owner.${news}.heading`),
        paragraphs: [
          said('email.complaintReceived.text', { number, product }),
          ...(isAnswer ? [] : [said('email.owner.complaint.when')]),
        ],
        link: link('email.owner.button', message.link),
        note: said('email.owner.note'),
        ...signed,
      };
    }
    case 'owner_refund': {
      const { what, number, amount, why } = message;
      return {
        subject: said('email.owner.refund_trouble.subject', { number, amount }),
        heading: said('email.owner.refund_trouble.heading'),
        paragraphs: [
          said(`email.owner.refund.${what}`, { number, amount }),
          ...(why ? [said('email.owner.refund.why', { why })] : []),
          said(what === 'unclear' ? 'email.owner.refund.look' : 'email.owner.refund.again'),
        ],
        link: link('email.owner.button', message.link),
        note: said('email.owner.note'),
        ...signed,
      };
    }
    case 'owner_webhook': {
      const { address, isGone } = message;
      return {
        subject: said('email.owner.webhook_trouble.subject', { address }),
        heading: said('email.owner.webhook_trouble.heading'),
        paragraphs: [
          said(isGone ? 'email.owner.webhook.gone' : 'email.owner.webhook.dead', { address }),
          said('email.owner.webhook.again'),
        ],
        link: link('email.owner.button', message.link),
        note: said('email.owner.note'),
        ...signed,
      };
    }
    case 'owner_certificate': {
      const { use, isOver } = message;
      const name = said(`email.owner.certificate.${use}`);
      const day = formatDate(message.day, message.language);
      return {
        subject: said(`email.owner.certificate.${isOver ? 'over' : 'soon'}.subject`, { name, day }),
        heading: said(`email.owner.certificate.${isOver ? 'over' : 'soon'}.heading`),
        paragraphs: [
          said(`email.owner.certificate.${isOver ? 'over' : 'soon'}`, { name, day }),
          said(`email.owner.certificate.${use}.then`),
          said('email.owner.certificate.do'),
        ],
        link: link('email.owner.button', message.link),
        note: said('email.owner.note'),
        ...signed,
      };
    }
    case 'owner_low_stock': {
      const product = [message.product, message.size].filter((part) => part !== '').join(', ');
      return {
        subject: said('email.owner.lowStock.subject', { product }),
        heading: said('email.owner.lowStock.heading'),
        paragraphs: [said('email.owner.lowStock.text', { product, left: message.left })],
        link: link('email.owner.button', message.link),
        note: said('email.owner.note'),
        ...signed,
      };
    }
    case 'complaint_received': {
      const { number, product } = message;
      return {
        subject: said('email.complaintReceived.subject', { number }),
        heading: said('email.complaintReceived.heading'),
        paragraphs: [
          said('email.complaintReceived.text', { number, product }),
          said('email.complaintReceived.when'),
        ],
        ...toComplaint(message.link),
        ...signed,
      };
    }
    case 'complaint_answer':
    case 'complaint_decided': {
      const { number, product, text } = message;
      const about =
        message.kind === 'complaint_answer'
          ? 'complaintAnswer'
          : (`complaintDecided.${message.decision}` as const);
      return {
        subject: said(`email.${about}.subject`, { number }),
        heading: said(`email.${about}.heading`),
        paragraphs: [...paragraphsOf(text), said('email.complaintReceived.text', { number, product })],
        ...toComplaint(message.link),
        ...signed,
      };
    }
    case 'withdrawal_received':
      return {
        subject: said('email.withdrawalReceived.subject', { number: message.number }),
        heading: said('withdrawal.received'),
        paragraphs: [
          said('email.withdrawalReceived.text', message),
          withdrawalLines(message, said).join('\n'),
          said('withdrawal.next'),
        ],
        ...signed,
      };
    case 'withdrawal_stated': {
      const { isKnown, ...statement } = message;
      const { name, email } = statement;
      return {
        subject: said('email.withdrawalStated.subject', statement),
        heading: said('email.withdrawalStated.heading'),
        paragraphs: [
          said('email.withdrawalReceived.text', statement),
          withdrawalLines(statement, said).join('\n'),
          said(isKnown ? 'email.withdrawalStated.known' : 'email.withdrawalStated.unknown'),
        ],
        ...signed,
        ...(isEmail(email) && { replyTo: { name, address: email } }),
      };
    }
    case 'message': {
      const { from, name, subject } = message;
      return {
        subject: said('email.message.subject', { subject }),
        heading: said('email.message.heading'),
        paragraphs: [
          said('email.message.from', { name, from }),
          said('email.message.about', { subject }),
          ...paragraphsOf(message.text),
        ],
        note: said('email.message.note'),
        ...signed,
        ...(isEmail(from) && { replyTo: { name, address: from } }),
      };
    }
    case 'message_answer':
      return {
        subject: said('email.messageAnswer.subject', { subject: message.subject }),
        heading: said('email.messageAnswer.heading'),
        paragraphs: [
          ...paragraphsOf(message.text),
          [said('email.messageAnswer.question'), message.question].join('\n'),
        ],
        ...signed,
      };
    case 'newsletter_confirm':
      return {
        subject: said('email.newsletterConfirm.subject'),
        heading: said('email.newsletterConfirm.heading'),
        paragraphs: [
          said('email.newsletterConfirm.text'),
          said('newsletter.consent'),
          said('email.newsletterConfirm.valid', { n: message.hours }),
        ],
        link: link('email.newsletterConfirm.button', message.link),
        note: said('email.newsletterConfirm.note'),
        ...signed,
      };
    case 'newsletter_welcome': {
      const stop = webAddress(message.stop, origin);
      return {
        subject: said('email.newsletterWelcome.subject'),
        heading: said('email.newsletterWelcome.heading'),
        paragraphs: [said('email.newsletterWelcome.text')],
        also: { label: said('email.newsletterWelcome.stop'), address: stop },
        unsubscribe: stop,
        ...signed,
      };
    }
    case 'order_link':
      return {
        subject: said('email.orderLink.subject', { number: message.number }),
        heading: said('email.orderLink.heading', { number: message.number }),
        paragraphs: [said('email.orderLink.text'), said('email.orderLink.valid', { n: message.days })],
        link: link('email.order.button', message.link),
        note: said('email.orderLink.note'),
        ...signed,
      };
    case 'back_in_stock': {
      const product = [message.product, message.size].filter((part) => part !== '').join(', ');
      return {
        subject: said('email.backInStock.subject', { product }),
        heading: said('email.backInStock.heading'),
        paragraphs: [said('email.backInStock.text', { product })],
        link: link('email.backInStock.button', message.link),
        note: said('email.backInStock.note'),
        ...signed,
      };
    }
    case 'order_placed':
      return {
        subject: said('email.orderPlaced.subject', { number: message.number }),
        heading: said('email.orderPlaced.heading'),
        paragraphs: [
          said('email.orderPlaced.text', { number: message.number }),
          boughtOf(message, origin, said),
          ...(message.place.length > 0
            ? [[said('email.orderPlaced.place'), ...message.place].join('\n')]
            : []),
          [
            said(`email.orderPlaced.payment.${message.payment}`),
            ...(message.until ? [said('email.orderPlaced.until', { until: message.until })] : []),
          ].join(' '),
          ...(message.payment === 'transfer' && bankAccount
            ? [
                transferLines(
                  { ...message, amount: message.totalGross ?? message.total },
                  { name: shop, account: bankAccount },
                  said,
                ).join('\n'),
              ]
            : []),
          ...(message.consents ? [[said('email.orderPlaced.consents'), ...message.consents].join('\n')] : []),
          ...(message.isServiceLater ? [said('email.orderPlaced.serviceLater')] : []),
        ],
        ...(message.link && { link: link('email.order.button', message.link) }),
        ...(message.link && { note: said('email.orderPlaced.note') }),
        also: {
          label: said('withdrawal.link'),
          address: webAddress(linksIn(message.language).withdrawal(message.number), origin),
        },
        ...signed,
      };
    case 'refund_due': {
      const { number, amount, how, why, email, reference } = message;
      return {
        subject: said('email.refundDue.subject', { number }),
        heading: said('email.refundDue.heading'),
        paragraphs: [
          said(`email.refundDue.${why}`, { number }),
          [
            said('email.refundDue.amount', { amount }),
            said('email.refundDue.how', { how: said(`order.pay.${how}`) }),
            ...(reference ? [said('email.refundDue.reference', { reference })] : []),
            said('email.refundDue.who', { email }),
          ].join('\n'),
        ],
        note: said('email.refundDue.note'),
        ...signed,
        ...(isEmail(email) && { replyTo: { name: '', address: email } }),
      };
    }
    case 'points_lost': {
      const { number, email, points } = message;
      return {
        subject: said('email.pointsLost.subject', { number }),
        heading: said('email.pointsLost.heading'),
        paragraphs: [
          said('email.pointsLost.text', { number }),
          [said('email.pointsLost.count', { n: points }), said('email.refundDue.who', { email })].join('\n'),
        ],
        ...signed,
        ...(isEmail(email) && { replyTo: { name: '', address: email } }),
      };
    }
    default: {
      const what = ORDER_NEWS[message.kind];
      return {
        subject: said(`${what}.subject`, { number: message.number }),
        heading: said(`${what}.heading`),
        paragraphs: orderNews(message, said),
        ...(message.link === undefined
          ? { note: said('email.order.whereLink') }
          : { link: link('email.order.button', message.link) }),
        ...signed,
      };
    }
  }
}

const ORDER_NEWS = {
  order_paid: 'email.orderPaid',
  order_part_paid: 'email.orderPartPaid',
  order_changed: 'email.orderChanged',
  order_cancelled: 'email.orderCancelled',
  order_sent: 'email.orderSent',
  order_delivered: 'email.orderDelivered',
  order_expired: 'email.orderExpired',
  order_reminder: 'email.orderReminder',
  order_refund: 'email.orderRefund',
  order_refunded: 'email.orderRefunded',
  order_invoiced: 'email.orderInvoiced',
  order_corrected: 'email.orderCorrected',
  payment_reversed: 'email.paymentReversed',
  parcel_lost: 'email.parcelLost',
  parcel_back: 'email.parcelBack',
  parcel_to_collect: 'email.parcelToCollect',
  return_announced: 'email.returnAnnounced',
  return_checked: 'email.returnChecked',
  return_settled: 'email.returnSettled',
  return_refused: 'email.returnRefused',
} as const;

type Said = (key: TextKey, values?: Values) => string;
type News = Extract<Email, { kind: keyof typeof ORDER_NEWS }>;

/** What became of an order, paragraph by paragraph. */
function orderNews(message: News, said: Said): string[] {
  const { number } = message;
  switch (message.kind) {
    case 'order_refund':
      return [said(`email.orderRefund.${message.why}`, message), said(`email.orderRefund.by.${message.how}`)];
    case 'order_reminder':
      return [said('email.orderReminder.text', { number }), ...awaitedPayment(message, said)];
    case 'parcel_to_collect':
      return collectLines(message, said);
    case 'order_sent':
      return [said('email.orderSent.text', { number }), ...trackingLines(message.tracking, said)];
    case 'order_changed': {
      const { what, total, before, toPay, owed, changes = [] } = message;
      return [
        said(`email.orderChanged.${what}`, what === 'address' ? { number } : { number, total }),
        ...(changes.length > 0
          ? [changes.map((change) => changeLine(change, message.language, said)).join('\n')]
          : []),
        ...(before === undefined ? [] : [said('email.orderChanged.before', { amount: before })]),
        ...(toPay === undefined ? [] : [said('email.orderChanged.toPay', { amount: toPay })]),
        ...(owed === undefined ? [] : [said('email.orderChanged.owed', { amount: owed })]),
      ];
    }
    case 'order_paid':
      return [
        said(message.isServiceAlone ? 'email.orderPaid.textService' : 'email.orderPaid.text', { number }),
        ...(message.serviceFrom ? [said('email.orderPaid.service', { date: message.serviceFrom })] : []),
      ];
    case 'order_part_paid':
      return [said('email.orderPartPaid.text', message)];
    case 'order_invoiced':
      return [said('email.orderInvoiced.text', message)];
    case 'order_corrected':
      return [said('email.orderCorrected.text', message)];
    case 'order_refunded':
      return [said('email.orderRefunded.text', { number, amount: message.amount })];
    case 'payment_reversed': {
      const { amount, toPay, owed } = message;
      return [
        said('email.paymentReversed.text', { number, amount }),
        ...(toPay === undefined ? [] : [said('email.paymentReversed.toPay', { amount: toPay })]),
        ...(owed === undefined ? [] : [said('email.paymentReversed.owed', { amount: owed })]),
        ...((toPay ?? owed) ? [] : [said('email.paymentReversed.even')]),
      ];
    }
    case 'return_checked':
    case 'return_settled': {
      const { amount } = message;
      const about = ORDER_NEWS[message.kind];
      return [
        amount === undefined
          ? said(`${about}.nothing`, { number })
          : said(`${about}.text`, { number, amount }),
      ];
    }
    case 'return_announced':
      return [
        said('email.returnAnnounced.text', { number, when: message.when }),
        [said('email.returnAnnounced.lines'), ...message.lines].join('\n'),
      ];
    case 'return_refused':
      return [said('email.returnRefused.text', { number, reason: message.reason })];
    default:
      return [said(`${ORDER_NEWS[message.kind]}.text`, { number })];
  }
}

function changeLine(change: OrderChange, language: Language, said: Said): string {
  if (change.of !== 'line') {
    const { of, from, to } = change;
    const was = said('email.orderChanged.was', { from: from || said('email.orderChanged.none') });
    return `${said(`email.orderChanged.of.${of}`)}: ${to || said('email.orderChanged.none')} ${was}`;
  }
  const { name } = change;
  const [from, to] = [change.from, change.to].map((quantity) =>
    new Intl.NumberFormat(language).format(quantity),
  );
  if (change.from === 0) return said('email.orderChanged.added', { name, quantity: to ?? '' });
  if (change.to === 0) return said('email.orderChanged.removed', { name, quantity: from ?? '' });
  return said('email.orderChanged.line', { name, from: from ?? '', to: to ?? '' });
}

function trackingLines(tracking: Tracking | undefined, said: Said): string[] {
  if (!tracking) return [];
  const { number, method, link } = tracking;
  return [
    [
      said('email.orderSent.tracking', { tracking: number, method }),
      ...(link === undefined ? [] : [said('email.orderSent.trackingLink', { link })]),
    ].join('\n'),
  ];
}

/** Where the parcel is, how long, and what opens it. */
function collectLines(
  { number, place = [], hours, until, code, tracking }: Extract<News, { kind: 'parcel_to_collect' }>,
  said: Said,
): string[] {
  const facts = [
    ...(hours ? [said('collect.hours', { hours })] : []),
    ...(until ? [said('collect.until', { until })] : []),
    ...(code ? [said('collect.code', { code })] : []),
  ];
  return [
    said('email.parcelToCollect.text', { number }),
    ...(place.length > 0 ? [[said('collect.place'), ...place].join('\n')] : []),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(code ? [] : [said('collect.codeByCarrier')]),
    ...trackingLines(tracking, said),
  ];
}

function awaitedPayment(
  { number, amount, until, transfer }: AwaitedPayment & { number: string },
  said: Said,
): string[] {
  const lines = transfer
    ? transferLines({ number, amount }, transfer, said)
    : [`${said('order.transferAmount')}: ${amount}`];
  return [lines.join('\n'), said('email.orderReminder.until', { until })];
}

function withdrawalLines({ name, orderNumber, email, items }: WithdrawalStatement, said: Said): string[] {
  return [
    said('withdrawal.statement'),
    `${said('label.name')}: ${name}`,
    `${said('label.order')}: ${orderNumber}`,
    `${said('label.email')}: ${email}`,
    `${said('withdrawal.products')}: ${items.trim() || said('withdrawal.wholeContract')}`,
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
    throw new Error('an e-mail links only to web pages');
  return url.href;
}

function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '');
}

const TROUBLES = [
  ...(['expired', 'part_paid', 'paid_again', 'paid_after_cancel', 'paid_too_much'] as const),
  'foreign_payment',
] as const;

const isTrouble = (what: OrderEventKind): what is (typeof TROUBLES)[number] =>
  (TROUBLES as readonly string[]).includes(what);
