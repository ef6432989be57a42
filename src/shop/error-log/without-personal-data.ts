const HIDDEN = '…';
const EMAIL = /[^\s@"'<>()=&?/:,;]+@[^\s@"'<>()=&?/:,;]+\.[a-z]{2,}/gi;
const LONG_NUMBER = /\d(?:[ -]?\d){8,}/g;
const QUERY = /(https?:\/\/[^\s?#]+|\/[\w./-]*)\?[^\s:)"']+/g;
/** A secret of an address: long, and with capitals, which no slug has. */
const SECRET = /^(?=.*[A-Z])[\w-]{24,}$/;

/** A page's address for the log: which values its fields had is nobody's business. */
export function pageWithoutPersonalData(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const path = pathname
    .split('/')
    .map((part) => (SECRET.test(part) ? HIDDEN : part.replace(/%40/gi, '@').replace(EMAIL, HIDDEN)))
    .join('/');
  const names = [...new Set(searchParams.keys())].filter((name) => /^[\w[\]-]{1,40}$/.test(name));
  return `${origin}${path}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

/** An error's text for the log, without e-mail addresses, long numbers and the values in addresses. */
export function textWithoutPersonalData(text: string): string {
  return text.replace(QUERY, `$1?${HIDDEN}`).replace(EMAIL, HIDDEN).replace(LONG_NUMBER, HIDDEN);
}
