const SECONDS_A_DAY = 86_400;

/**
 * Writes a cookie as the contract has them: raw, at path /, with its expiry in days (spec §9 Cookies and storage). In 0
 * days it is deleted.
 */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the contract has these cookies written by scripts
  document.cookie = `${name}=${value}; path=/; max-age=${days * SECONDS_A_DAY}; samesite=lax${secure}`;
}
