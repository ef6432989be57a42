/** A piece of XML: its name, and what is in it. */
export type Xml = readonly [
  name: string,
  within: string | readonly Xml[],
  attributes?: Record<string, string>,
];

/** XML as text. What is empty is left out, and so are characters that no XML may hold. */
export function xmlText([name, within, attributes = {}]: Xml): string {
  const inner = typeof within === 'string' ? escaped(within) : within.map(xmlText).join('');
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${said.join('')}>${inner}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
