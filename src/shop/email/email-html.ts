import type { Language } from '#contract/language.ts';
import type { Bought, BoughtLine } from './bought.ts';
import { SHEET, STYLE } from './email-look.ts';
import type { EmailTexts } from './email-texts.ts';

/** An e-mail as HTML: most mail programs know no style sheets, and some drop the page around the first box. */
export function emailHtml(words: EmailTexts, language: Language): string {
  const { subject, heading, paragraphs, link, note, also, regards, shop, home, logo, seller } = words;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${SHEET}</style>
</head>
<body class="paper" style="${STYLE.body}">
<div class="sheet" lang="${language}" style="${STYLE.sheet}">
<p class="line" style="${STYLE.name}"><a href="${escaped(home)}" class="link" style="${STYLE.nameLink}"><img src="${escaped(logo)}" alt="" width="40" height="40" style="${STYLE.logo}">${escaped(shop)}</a></p>
<h1 style="${STYLE.heading}">${escaped(heading)}</h1>
${[
  ...paragraphs.map((piece) => (typeof piece === 'string' ? paragraph(lines(piece)) : boughtTable(piece))),
  ...(link ? linkParagraphs(link) : []),
  ...(note ? [paragraph(lines(note))] : []),
  ...(also ? [paragraph(anchor(also.address, lines(also.label)))] : []),
  paragraph(`${lines(regards)}<br>${lines(shop)}`),
].join('\n')}
</div>
${seller.length > 0 ? `<p class="quiet" style="${STYLE.seller}">${seller.map(lines).join('<br>')}</p>\n` : ''}</body>
</html>
`;
}

function linkParagraphs({ label, address, asText }: NonNullable<EmailTexts['link']>): string[] {
  const href = escaped(address);
  return [
    paragraph(`<a href="${href}" class="button" style="${STYLE.button}">${lines(label)}</a>`),
    `<p class="quiet" style="${STYLE.paragraph};${STYLE.small}">${lines(asText)}<br>${anchor(address, href)}</p>`,
  ];
}

const anchor = (address: string, html: string) =>
  `<a href="${escaped(address)}" class="link" style="${STYLE.link}">${html}</a>`;

const boughtTable = ({ lines: bought, sums, total }: Bought) =>
  `<table role="presentation" style="${STYLE.table}">
${bought.map(boughtRow).join('\n')}
<tr><td class="line" colspan="3" style="${STYLE.sums}">${sums.map((sum) => `${lines(sum)}<br>`).join('')}<span style="${STYLE.total}">${lines(total)}</span></td></tr>
</table>`;

function boughtRow({ name, quantity, worth, note, picture }: BoughtLine): string {
  const image = picture
    ? `<img src="${escaped(picture)}" alt="" width="56" height="70" style="${STYLE.picture}">`
    : '';
  const said = [quantity, ...(note ? [note] : [])]
    .map((text) => `<br><span class="quiet" style="${STYLE.small}">${lines(text)}</span>`)
    .join('');
  return `<tr><td class="line" style="${STYLE.pictureCell}">${image}</td><td class="line" style="${STYLE.cell}">${lines(name)}${said}</td><td class="line" style="${STYLE.worth}">${lines(worth)}</td></tr>`;
}

const paragraph = (html: string) => `<p style="${STYLE.paragraph}">${html}</p>`;

const lines = (text: string) => escaped(text).replace(/\r\n?|\n/g, '<br>');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
