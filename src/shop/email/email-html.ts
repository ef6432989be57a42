import type { Language } from '#contract/language.ts';
import type { EmailTexts } from './email-texts.ts';

const STYLE = {
  body: 'margin:0;padding:24px 12px;background:#f6f3ee;color:#2a2320;font:16px/1.5 system-ui,Arial,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 24px;background:#2a2320;color:#ffffff;font-weight:bold;text-decoration:none',
  link: 'color:#2a2320',
} as const;

/** An e-mail as HTML: mail programs know no style sheets, and some drop the page around the first box. */
export function emailHtml(words: EmailTexts, language: Language): string {
  const { subject, heading, paragraphs, link, note, regards, shop } = words;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(subject)}</title>
</head>
<body style="${STYLE.body}">
<div lang="${language}" style="${STYLE.sheet}">
<h1 style="${STYLE.heading}">${escaped(heading)}</h1>
${[
  ...paragraphs.map((text) => paragraph(lines(text))),
  ...(link ? linkParagraphs(link) : []),
  ...(note ? [paragraph(lines(note))] : []),
  paragraph(`${lines(regards)}<br>${lines(shop)}`),
].join('\n')}
</div>
</body>
</html>
`;
}

function linkParagraphs({ label, address, asText }: NonNullable<EmailTexts['link']>): string[] {
  const href = escaped(address);
  return [
    paragraph(`<a href="${href}" style="${STYLE.button}">${lines(label)}</a>`),
    paragraph(`${lines(asText)}<br><a href="${href}" style="${STYLE.link}">${href}</a>`),
  ];
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
