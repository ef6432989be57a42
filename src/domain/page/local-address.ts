/**
 * An address of this shop that a browser may be sent to; anything else is the fallback. For every address that comes
 * from outside, after all that is done to it: a path of the shop has neither empty nor dotted parts, so no reading of
 * it, nor cutting a part off its beginning, leads to another site.
 */
export function localAddress(wanted: unknown, fallback: string): string {
  // Browsers drop tabs and line ends; what is not printed has no place in an address.
  if (typeof wanted !== 'string' || !/^\/[\x21-\x7e]*$/.test(wanted)) return fallback;
  const [path = ''] = wanted.split(/[?#]/);
  // Browsers read backslashes as slashes.
  if (path.includes('\\')) return fallback;
  const parts = path.slice(1).split('/');
  return parts.some(isDotted) || parts.slice(0, -1).includes('') ? fallback : wanted;
}

/** '.' and '..', in every spelling that browsers take for them. */
const isDotted = (part: string) => /^(\.|%2e){1,2}$/i.test(part);
