import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { composeEmail } from './compose.ts';
import type { Email, EmailContent } from './email.ts';

const config = { name: 'Palarnia Mgła', email: 'sklep@palarnia.example' };
const sender = { config, origin: 'https://palarnia.example' };
const to = 'anna@example.org';

const withdrawalOf = (words: string) => ({
  ...{ number: words, name: words, orderNumber: words, email: 'jan@example.org', items: words },
  ...{ date: '19.11.2026', time: '14:05:00' },
});

/** One e-mail of each kind, with the same words in every place where an e-mail takes words. */
const emailsWith = (words: string): EmailContent[] => [
  { kind: 'welcome', login: words, link: '/account.php' },
  { kind: 'confirm_email', login: words, link: '/email-confirm.php?token=abc', hours: 48 },
  { kind: 'newsletter_confirm', link: '/newsletter-confirm.php?token=abc', hours: 48 },
  { kind: 'newsletter_welcome', stop: '/newsletter-stop.php?token=abc' },
  { kind: 'order_link', number: words, link: '/order-status.php?token=abc', days: 30 },
  { kind: 'email_known', link: '/password-recover.php' },
  { kind: 'email_change_asked', newEmail: words },
  { kind: 'password_reset', link: '/password-new.php?token=abc', minutes: 30 },
  { kind: 'password_changed', link: '/password-recover.php' },
  { kind: 'email_changed', newEmail: words },
  { kind: 'staff_invitation', name: words, by: words, role: 'packer', link: '/panel/invitation', days: 7 },
  { kind: 'staff_invitation', name: words, role: 'owner', link: '/panel/invitation?token=abc', days: 7 },
  { kind: 'staff_password', link: '/panel/new-password?token=abc', minutes: 60 },
  { kind: 'staff_security', change: 'passkey_added', link: '/panel/account' },
  { kind: 'staff_security', change: 'reset', link: '/panel/account' },
  { kind: 'account_removed' },
  {
    ...{ kind: 'owner_order', event: 'payment_trouble', what: 'part_paid' },
    ...{ number: words, total: words, link: '/panel/orders/1' },
  },
  { kind: 'owner_complaint', number: words, product: words, link: '/panel/complaints/1' },
  { kind: 'owner_complaint', number: words, product: words, link: '/panel/complaints/1', isAnswer: true },
  {
    kind: 'owner_refund',
    what: 'refused',
    number: words,
    amount: words,
    why: words,
    link: '/panel/orders/1',
  },
  { kind: 'owner_refund', what: 'unclear', number: words, amount: words, link: '/panel/orders/1' },
  { kind: 'owner_certificate', use: 'signIn', day: '2028-12-31', isOver: false, link: '/panel/invoices' },
  { kind: 'owner_certificate', use: 'offline', day: '2028-12-31', isOver: true, link: '/panel/invoices' },
  { kind: 'owner_webhook', address: words, link: '/panel/settings/webhooks/1' },
  { kind: 'owner_webhook', address: words, link: '/panel/settings/webhooks/1', isGone: true },
  { kind: 'owner_low_stock', product: words, size: words, left: 2, link: '/panel' },
  { kind: 'complaint_received', number: words, product: words },
  {
    kind: 'complaint_answer',
    number: words,
    product: words,
    text: words,
    link: '/complaint-answer.php?token=abc',
  },
  { kind: 'complaint_decided', number: words, product: words, decision: 'refused', text: words },
  { kind: 'complaint_decided', number: words, product: words, decision: 'accepted', text: words },
  { kind: 'withdrawal_received', ...withdrawalOf(words) },
  { kind: 'withdrawal_stated', ...withdrawalOf(words), isKnown: true },
  { kind: 'message', from: 'jan@example.org', name: words, subject: words, text: words },
  { kind: 'message_answer', subject: words, text: words, question: words },
  { kind: 'back_in_stock', product: words, size: words, link: '/produkt/7/kawa' },
  {
    kind: 'order_placed',
    number: words,
    lines: [
      { name: words, size: words, quantity: 0.5, unit: 'kilogram', precision: 2, worth: words },
      { name: words, size: '', quantity: 1, unit: 'piece', points: 60 },
    ],
    delivery: { name: words, cost: words },
    place: [words, words],
    rebate: words,
    total: words,
    consents: [words],
    isServiceLater: true,
    payment: 'transfer',
    link: '/order.php?number=1&token=abc',
  },
  { kind: 'order_paid', number: words, link: '/account-orders.php' },
  {
    ...{ kind: 'order_paid', number: words, link: '/account-orders.php' },
    ...{ serviceFrom: words, isServiceAlone: true },
  },
  { kind: 'order_sent', number: words },
  {
    kind: 'order_sent',
    number: words,
    tracking: { number: words, method: words, link: 'https://track.example/1' },
  },
  { kind: 'order_part_paid', number: words, amount: words, missing: words },
  { kind: 'order_changed', number: words, what: 'lines', total: words, toPay: words, owed: words },
  {
    ...{ kind: 'order_changed', number: words, what: 'address', total: words, before: words },
    changes: [
      { of: 'line', name: words, from: 0, to: 2 },
      { of: 'line', name: words, from: 2, to: 0 },
      { of: 'line', name: words, from: 2, to: 1 },
      { of: 'phone', from: '', to: words },
    ],
  },
  { kind: 'order_changed', number: words, what: 'delivery', total: words },
  { kind: 'order_cancelled', number: words },
  { kind: 'order_delivered', number: words },
  { kind: 'order_refunded', number: words, amount: words },
  { kind: 'order_invoiced', number: words, invoice: words },
  { kind: 'order_corrected', number: words, invoice: words },
  { kind: 'payment_reversed', number: words, amount: words, toPay: words, owed: words },
  { kind: 'payment_reversed', number: words, amount: words },
  { kind: 'parcel_lost', number: words },
  { kind: 'parcel_back', number: words },
  { kind: 'parcel_to_collect', number: words },
  {
    ...{ kind: 'parcel_to_collect', number: words, place: [words, words], hours: words, until: words },
    ...{ code: words, tracking: { number: words, method: words } },
  },
  { kind: 'return_announced', number: words, when: words, lines: [words] },
  { kind: 'return_checked', number: words, amount: words },
  { kind: 'return_settled', number: words, amount: words },
  { kind: 'return_refused', number: words, reason: words },
  { kind: 'order_expired', number: words },
  { kind: 'points_lost', number: words, email: 'jan@example.org', points: 520 },
  { kind: 'order_refund', number: words, amount: words, how: 'gateway', why: 'cancelled' },
  {
    kind: 'refund_due',
    number: words,
    email: 'jan@example.org',
    reference: words,
    amount: words,
    how: 'transfer',
    why: 'paid_again',
  },
  {
    kind: 'order_reminder',
    number: words,
    amount: words,
    until: words,
    transfer: { name: words, account: words },
    link: '/account-orders.php',
  },
];
const compose = (subject: EmailContent, language: Language = 'pl') =>
  composeEmail({ to, language, ...subject }, sender);

describe('every e-mail', () => {
  const all = LANGUAGES.flatMap((language) =>
    emailsWith('Kawa').map((subject) => [subject.kind, language, subject] as const),
  );

  test.each(all)('of the kind %s in the language %s says all it has to say', (_kind, language, subject) => {
    const { subject: title, text, html, from } = compose(subject, language);
    expect(from).toEqual({ name: 'Palarnia Mgła', address: 'sklep@palarnia.example' });
    const words = html.replace(/<style>.*?<\/style>/s, '');
    for (const said of [title, text, words]) expect(said).not.toMatch(/\{\w+\}|undefined|!(?!doctype)/);
    expect(text).toMatch(
      language === 'pl' ? /\nPozdrawiamy\nPalarnia Mgła\n\n-- \n/ : /\nKind regards\nPalarnia/,
    );
    expect(html).toContain(`<html lang="${language}">`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('shows its link as a button, as text, and in the plain version', () => {
    const { text, html } = compose({
      kind: 'password_reset',
      link: '/password-new.php?token=a&b',
      minutes: 30,
    });
    const address = 'https://palarnia.example/password-new.php?token=a&b';
    const inHtml = address.replace('&', '&amp;');
    expect(html.split(`<a href="${inHtml}"`)).toHaveLength(3);
    expect(html).toContain('>Ustaw nowe hasło</a>');
    expect(html).toContain(`>${inHtml}</a>`);
    expect(text).toContain(`\n${address}\n`);
  });

  test('says whose shop it is: the firm, where it is, its tax number and how to reach it', () => {
    const message: Email = { to, language: 'pl', kind: 'account_removed' };
    const seller = {
      name: 'Mgła sp. z o.o.',
      taxNumber: '1234563218',
      address: ['ul. Mglista 7', 'Bielsko'],
    };
    const firm = { ...config, phone: '+48 33 600 00 00', invoices: { seller } };
    const lines =
      'Mgła sp. z o.o., ul. Mglista 7, Bielsko\nNIP 1234563218 · sklep@palarnia.example · +48 33 600 00 00\n';
    expect(composeEmail(message, { ...sender, config: firm }).text.endsWith(`\n\n-- \n${lines}`)).toBe(true);
    const person = { ...config, postalAddress: ['Palarnia Mgła', 'ul. Mglista 7'] };
    expect(composeEmail(message, { ...sender, config: person }).html).toContain(
      '>Palarnia Mgła, ul. Mglista 7<br>sklep@palarnia.example</p>',
    );
  });

  test('has the shop’s colours in the light and in the dark', () => {
    const { html } = compose({ kind: 'welcome', login: 'anna', link: '/account.php' });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const inTheDark = [...(html.match(/<style>(.*?)<\/style>/s)?.[1] ?? '').matchAll(/\.([a-z]+)\{/g)];
    for (const [, name] of inTheDark)
      if (name !== 'button') expect(html, `something is ${name}`).toMatch(new RegExp(`class="${name}"`));
  });

  test('is said in the shop’s own words where it has them', () => {
    const texts = { pl: { 'email.accountRemoved.heading': 'Żegnaj' } };
    const { html } = composeEmail(
      { to, language: 'pl', kind: 'account_removed' },
      { ...sender, config: { ...config, texts } },
    );
    expect(html).toContain('>Żegnaj</h1>');
  });
});

describe('an e-mail about', () => {
  test('a new password says how long its link works', () => {
    const valid = (minutes: number, language: Language) =>
      compose({ kind: 'password_reset', link: '/', minutes }, language).text;
    expect(valid(1, 'pl')).toContain('Link działa przez 1 minutę i tylko raz.');
    expect(valid(2, 'pl')).toContain('Link działa przez 2 minuty i tylko raz.');
    expect(valid(30, 'pl')).toContain('Link działa przez 30 minut i tylko raz.');
    expect(valid(1, 'en')).toContain('The link works for 1 minute and only once.');
    expect(valid(30, 'en')).toContain('The link works for 30 minutes and only once.');
  });

  test('a complaint leads to what was said about it', () => {
    const about = { kind: 'complaint_received', number: 'R-2026-000001', product: 'Młynek' } as const;
    const link = '/complaint-answer.php?token=abc';
    const subject: EmailContent = { ...about, link };
    expect(compose(subject).subject).toBe('Reklamacja R-2026-000001: mamy Twoje zgłoszenie');
    expect(compose(subject).text).toContain(`https://palarnia.example${link}`);
    expect(compose(about).text).not.toContain('https://');
  });

  test('an order writes what is sold by weight with its decimals', () => {
    const placed = emailsWith('Kawa').find(({ kind }) => kind === 'order_placed') as EmailContent;
    expect(compose(placed).text).toContain('Kawa, Kawa: 0,50 kg, Kawa');
    expect(compose(placed).text).toContain('Kawa: 1 szt., 60 punktów');
    expect(compose(placed, 'en').text).toContain('Kawa, Kawa: 0.50 kg, Kawa');
  });

  test('an order says of what cannot be sent back why, right under it', () => {
    const line = { name: 'Flanela', size: '', quantity: 1, unit: 'metre', worth: '39,00 zł' } as const;
    const placed = emailsWith('Kawa').find(({ kind }) => kind === 'order_placed') as EmailContent;
    const lines = [{ ...line, withdrawalException: 'custom' as const }];
    expect(compose({ ...placed, lines } as EmailContent).text).toContain(
      'Flanela: 1 m, 39,00 zł\nProdukt wykonany według Twoich wskazań: prawo odstąpienia od umowy nie przysługuje.\n',
    );
  });

  test('an order shows what was bought with its picture, which is found on the shop’s own address', () => {
    const placed = emailsWith('Kawa').find(({ kind }) => kind === 'order_placed') as EmailContent;
    const line = {
      name: 'Etiopia Guji',
      size: '250 g',
      quantity: 2,
      unit: 'piece',
      worth: '79,80 zł',
    } as const;
    const { html, text } = compose({
      ...placed,
      lines: [{ ...line, picture: 'etiopia-guji-front-1' }],
    } as EmailContent);
    expect(html).toContain(
      '<img src="https://palarnia.example/gfx/pictures/etiopia-guji-front-1-320.jpg" alt=""',
    );
    expect(html).toMatch(/>Etiopia Guji, 250 g<br><span[^>]*>2 szt\.<\/span><\/td><td[^>]*>79,80 zł</);
    expect(text).toContain('Etiopia Guji, 250 g: 2 szt., 79,80 zł');
  });

  test('a product that is back names its size where it has one', () => {
    const back = { kind: 'back_in_stock', product: 'Brazylia', link: '/' } as const;
    expect(compose({ ...back, size: '250 g' }).subject).toBe('Znów dostępne: Brazylia, 250 g');
    expect(compose({ ...back, size: '' }).subject).toBe('Znów dostępne: Brazylia');
  });

  test('an order to be paid by transfer says to whom, to which account, what for and how much', () => {
    const delivery = { name: 'Kurier', cost: '14,90 zł' };
    const order = { number: 'W-2026-000123', lines: [], place: [], delivery, total: '65,70 zł', link: '/' };
    const written = (payment: 'transfer' | 'gateway', language: Language, bankAccount?: string) =>
      composeEmail(
        { to, language, kind: 'order_placed', payment, ...order },
        { ...sender, config: { ...config, bankAccount } },
      );
    const account = 'PL61 1090 1014 0000 0712 1981 2874';
    const polish = [
      ...['Odbiorca: Palarnia Mgła', `Numer konta: ${account}`],
      ...['Tytuł: W-2026-000123', 'Kwota: 65,70 zł'],
    ];
    expect(written('transfer', 'pl', account).text).toContain(`\n\n${polish.join('\n')}\n\n`);
    expect(written('transfer', 'pl', account).html).toContain(polish.join('<br>'));
    expect(written('transfer', 'en', account).text).toContain(
      `Recipient: Palarnia Mgła\nAccount number: ${account}\nReference: W-2026-000123\nAmount: 65,70 zł`,
    );
    expect(written('gateway', 'pl', account).text).not.toContain(account);
    expect(written('transfer', 'pl').text).not.toContain('Numer konta');
  });

  test('a question from the contact form is answered to whoever asked', () => {
    const asked = { kind: 'message', name: 'Jan', subject: 'Kawa', text: 'Raz\r\nDwa\n\n\nTrzy' } as const;
    const { replyTo, html } = compose({ ...asked, from: 'jan@example.org' });
    expect(replyTo).toEqual({ name: 'Jan', address: 'jan@example.org' });
    expect(html).toContain('>Raz<br>Dwa</p>');
    expect(html).toContain('>Trzy</p>');
    expect(compose({ ...asked, from: 'jan' }).replyTo).toBeUndefined();
  });
});

describe('nobody can', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          '<',
          '>',
          '"',
          "'",
          '&',
          '/',
          'script',
          ' ',
          '\n',
          '\r',
          '\u0000',
          '{shop}',
          '|',
          'x=',
        ),
      )
      .map((pieces) => pieces.join('')),
  );
  const OURS =
    /<\/?(?:!doctype html|html|head|meta|title|style|body|div|h1|p|br|a|table|tr|td|img|span)(?: (?:lang|charset|name|content|class|role|colspan|width|height|alt|src|style|href)="[^"<>]*")*>/g;

  /** A link that leads to an order names it. */
  const tagsOf = (html: string) => html.match(OURS)?.map((tag) => tag.replace(/number=[^"&]*/, ''));

  test('put a tag of their own into an e-mail, whatever they are called and whatever they write', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...LANGUAGES), (words, language) => {
        for (const [index, subject] of emailsWith(words).entries()) {
          const { html } = compose(subject, language);
          expect(html.replace(OURS, '')).not.toMatch(/[<>]/);
          const plain = emailsWith('x')[index] ?? subject;
          if (!/[\r\n]/.test(words) && words.trim() !== '') {
            expect(tagsOf(html)).toEqual(tagsOf(compose(plain, language).html));
          }
        }
      }),
    );
  });

  test('add a header to an e-mail by a line break in a name or a subject', () => {
    fc.assert(
      fc.property(anything, (words) => {
        for (const subject of emailsWith(`a\r\nBcc: eva@example.org${words}`)) {
          const mail = compose(subject);
          for (const header of [mail.subject, mail.replyTo?.name ?? '', mail.from.name]) {
            expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
          }
        }
      }),
    );
    const shop = { ...sender, config: { ...config, name: 'Mgła\r\nBcc: eva@example.org' } };
    const message: Email = { to, language: 'pl', kind: 'account_removed' };
    expect(composeEmail(message, shop).from.name).toBe('Mgła Bcc: eva@example.org');
  });

  test('disguise a name by signs that turn the direction of writing', () => {
    const message = { kind: 'message', from: 'jan@example.org', subject: '\u202egpj.exe', text: '' } as const;
    const { subject, replyTo } = compose({ ...message, name: 'J\u2066an' });
    expect([subject, replyTo?.name]).toEqual(['Wiadomość ze strony: gpj.exe', 'Jan']);
  });

  test.each(['anna@example.org, eva@example.org', 'anna@example.org\r\nBcc: eva@example.org', 'anna'])(
    'have an e-mail sent to %j: it is no address',
    (other) => {
      const message: Email = { to: other, language: 'pl', kind: 'account_removed' };
      expect(() => composeEmail(message, sender)).toThrow('no e-mail address');
    },
  );

  test('have an e-mail link to anything but a web page', () => {
    expect(() => compose({ kind: 'password_changed', link: 'javascript:alert(1)' })).toThrow(
      'only to web pages',
    );
    expect(() => compose({ kind: 'password_changed', link: 'data:text/html,x' })).toThrow(
      'only to web pages',
    );
  });
});
