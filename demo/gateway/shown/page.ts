import { STYLE } from './style.ts';
import { type PageLanguage, WORDS } from './words.ts';

export type Wrong = { field: 'card' | 'blik'; why: 'cardRefused' | 'cardUnknown' | 'blikRefused' };

export type Shown = {
  language: PageLanguage;
  amount: string;
  description: string;
  returnAddress: string;
  isPaid: boolean;
  wrong?: Wrong | undefined;
};

/** Where a payment is made; it needs no script. */
export function payPage({ language, amount, description, returnAddress, isPaid, wrong }: Shown): string {
  const words = WORDS[language];
  const back = (text: string) => `<a class="back" href="${escaped(returnAddress)}">${text}</a>`;
  const ways = [
    form('card', words.card, words.cardPay, {
      ...{ label: words.cardNumber, hint: words.cardHint, wrong, words, most: 23 },
    }),
    form('blik', words.blik, words.blikPay, {
      ...{ label: words.blikCode, hint: words.blikHint, wrong, words, most: 10 },
    }),
    form('transfer', words.transfer, words.transferPay),
    `<p class="leave">${back(words.back)}</p>`,
  ];
  const rest = isPaid ? `<p role="status">${words.paid}</p>${back(words.paidBack)}` : ways.join('\n');
  return framed(
    language,
    `<p class="rehearsal">${words.rehearsal}</p>
<p class="quiet">${words.amount}<br><span class="sum">${escaped(amount)}</span><br>${escaped(description)}</p>
${rest}`,
  );
}

export const noPaymentPage = (language: PageLanguage): string =>
  framed(language, `<p role="alert">${WORDS[language].none}</p>`);

type Field = {
  label: string;
  hint: string;
  most: number;
  wrong: Wrong | undefined;
  words: (typeof WORDS)[PageLanguage];
};

function form(way: string, title: string, button: string, field?: Field): string {
  return `<form method="post" aria-labelledby="${way}-title"><h2 id="${way}-title">${title}</h2>
<input type="hidden" name="way" value="${way}">
${field ? input(way, field) : ''}<button>${button}</button></form>`;
}

function input(way: string, { label, hint, most, wrong, words }: Field): string {
  const isWrong = wrong?.field === way;
  const said = isWrong ? `<p class="bad" id="${way}-wrong" role="alert">${words[wrong.why]}</p>` : '';
  return `<label for="${way}">${label}</label>
<p><input type="text" id="${way}" name="code" inputmode="numeric" autocomplete="off" required maxlength="${most}"
aria-describedby="${isWrong ? `${way}-wrong ` : ''}${way}-hint"${isWrong ? ' aria-invalid="true" autofocus' : ''}></p>
${said}<p class="hint" id="${way}-hint">${hint}</p>`;
}

const framed = (language: PageLanguage, content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${WORDS[language].title}</title><style>${STYLE}</style></head>
<body><main><h1>${WORDS[language].title}</h1>
${content}</main></body></html>`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
