/** One element on a line of its own; nothing where there is nothing to say. */
export const element = (name: string, value: string | undefined) =>
  value ? `<${name}>${escapeXml(value)}</${name}>\n` : '';

/** What XML cannot hold is left out. */
export const escapeXml = (text: string) =>
  text.replace(UNSPEAKABLE, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSPEAKABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;
