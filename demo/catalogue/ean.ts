/** Prefix of Poland and an invented company number. */
const COMPANY = '5908417';

/** The EAN-13 code of the shop's n-th article. */
export function ean13(article: number): string {
  const digits = COMPANY + String(article).padStart(12 - COMPANY.length, '0');
  return digits + checkDigit(digits);
}

export function isEan13(code: string): boolean {
  return /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === Number(code[12]);
}

function checkDigit(twelve: string): number {
  const sum = Array.from(twelve, (digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3)).reduce(
    (total, part) => total + part,
    0,
  );
  return (10 - (sum % 10)) % 10;
}
