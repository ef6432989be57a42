/** A piece of XML: its name, what is in it, and its attributes: namespaces first, the others by their names. */
export type Xml = readonly [
  name: string,
  within: string | readonly Xml[],
  attributes?: Record<string, string>,
];

/**
 * XML as text, in its canonical form (Canonical XML 1.0), so that it can be signed as it stands. What is empty is left out,
 * and so are characters that no XML may hold.
 */
export function xmlText([name, within, attributes = {}]: Xml): string {
  const inner = typeof within === 'string' ? escaped(within, IN_TEXT) : within.map(xmlText).join('');
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value, IN_ATTRIBUTES)}"`);
  return `<${name}${said.join('')}>${inner}</${name}>`;
}

type Entities = Readonly<Record<string, string>>;
const IN_TEXT: Entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const IN_ATTRIBUTES: Entities = {
  ...{ '&': '&amp;', '<': '&lt;', '"': '&quot;' },
  ...{ '\t': '&#x9;', '\n': '&#xA;', '\r': '&#xD;' },
};

const escaped = (text: string, entities: Entities): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/[&<>"\t\n\r]/g, (sign) => entities[sign] ?? sign);
