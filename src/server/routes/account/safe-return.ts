/** An address of this shop to go on to; anything that could lead elsewhere is the fallback. */
export function safeReturn(wanted: unknown, fallback: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted)) return fallback;
  // Browsers drop tabs and line ends and read backslashes as slashes; what they would make of it must stay here.
  const base = 'http://shop.invalid';
  return URL.canParse(wanted, base) && new URL(wanted, base).origin === base ? wanted : fallback;
}
