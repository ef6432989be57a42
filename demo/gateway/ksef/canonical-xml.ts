/** An element as it was read: its name in its namespace, and what it has within. */
export type Element = {
  /** `{namespace}local` */
  name: string;
  prefix: string;
  local: string;
  attributes: { prefix: string; local: string; value: string; namespace: string }[];
  namespaces: ReadonlyMap<string, string>;
  children: (Element | string)[];
};

const TOKEN = /<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/gy;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads a document of elements and text alone. What else it has, or is not well formed, is thrown. */
export function readXml(text: string): Element {
  const top: Element = {
    name: '',
    prefix: '',
    local: '',
    attributes: [],
    namespaces: new Map(),
    children: [],
  };
  const open = [top];
  let at = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    at = TOKEN.lastIndex;
    const [whole, isEnd, tag, attributes = '', isEmpty] = token;
    const within = open.at(-1) ?? top;
    if (tag === undefined) {
      within.children.push(plain(whole.replaceAll('\r\n', '\n')));
    } else if (isEnd) {
      const ended = open.pop();
      if (!ended || [ended.prefix, ended.local].filter(Boolean).join(':') !== tag)
        throw new Error(`</${tag}>`);
    } else {
      const element = elementOf(tag, attributes, within.namespaces);
      within.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [root, ...others] = top.children.filter((child) => typeof child !== 'string');
  if (at !== text.length || open.length !== 1 || !root || others.length > 0)
    throw new Error('not well formed');
  return root;
}

function elementOf(tag: string, text: string, around: ReadonlyMap<string, string>): Element {
  const said = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', one, other]) => [name, plain(one ?? other ?? '')] as const,
  );
  const namespaces = new Map(around);
  for (const [name, value] of said)
    if (name === 'xmlns' || name.startsWith('xmlns:')) namespaces.set(name.slice(6), value);
  const [prefix, local] = halves(tag);
  if (prefix && !namespaces.has(prefix)) throw new Error(`no namespace ${prefix}`);
  const attributes = said
    .filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
    .map(([name, value]) => {
      const [of, own] = halves(name);
      return { prefix: of, local: own, value, namespace: of ? (namespaces.get(of) ?? '') : '' };
    });
  return {
    name: `{${namespaces.get(prefix) ?? ''}}${local}`,
    prefix,
    local,
    attributes,
    namespaces,
    children: [],
  };
}

function halves(name: string): [prefix: string, local: string] {
  const [first = '', second] = name.split(':');
  return second === undefined ? ['', first] : [first, second];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    return NAMED[name] ?? whole;
  });

/** Exclusive XML Canonicalization 1.0, without comments, of an element and what it has within, without some of it. */
export function canonical(
  element: Element,
  without?: Element,
  rendered: ReadonlyMap<string, string> = new Map(),
): string {
  const used = new Set([element.prefix, ...element.attributes.map(({ prefix }) => prefix).filter(Boolean)]);
  const known = new Map(rendered);
  const declared: string[] = [];
  for (const prefix of [...used].sort()) {
    const namespace = element.namespaces.get(prefix) ?? '';
    if ((known.get(prefix) ?? '') === namespace) continue;
    known.set(prefix, namespace);
    declared.push(` ${prefix ? `xmlns:${prefix}` : 'xmlns'}="${inAttribute(namespace)}"`);
  }
  const attributes = [...element.attributes]
    .sort((one, other) => (one.namespace + one.local < other.namespace + other.local ? -1 : 1))
    .map(({ prefix, local, value }) => ` ${prefix ? `${prefix}:` : ''}${local}="${inAttribute(value)}"`);
  const tag = element.prefix ? `${element.prefix}:${element.local}` : element.local;
  const within = element.children
    .filter((child) => child !== without)
    .map((child) => (typeof child === 'string' ? inText(child) : canonical(child, without, known)));
  return `<${tag}${declared.join('')}${attributes.join('')}>${within.join('')}</${tag}>`;
}

const inText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
const inAttribute = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`);

export const textOf = (element: Element | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') ?? '';

/** All elements of that name within, however deep. */
export const allNamed = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...allNamed(child, name)],
  );
