import type { Minor } from './money.ts';

/** How a currency is written (spec §3 Currency, §9 Prices). */
export type CurrencyFormat = {
  id: string;
  symbol: string;
  /** Such as '### ##0,00': the last separator starts the decimals. */
  mask: string;
  grouping: string;
  decimal: string;
  symbolBefore: boolean;
  spaced: boolean;
};

const NO_BREAK_SPACE = '\u00a0';

/** '1 234,50 zł': the amount in the shop's mask, with no place where a line could break. */
export function formatMoney(amount: Minor, format: CurrencyFormat): string {
  const number = formatAmount(amount, format);
  const gap = format.spaced ? NO_BREAK_SPACE : '';
  return format.symbolBefore ? format.symbol + gap + number : number + gap + format.symbol;
}

/** An amount in one of these currencies; in another one, the plain number with its name. */
export function moneyIn(currencies: readonly CurrencyFormat[], amount: Minor, currency: string): string {
  const format = currencies.find(({ id }) => id === currency);
  return format ? formatMoney(amount, format) : `${(amount / 100).toFixed(2)} ${currency}`;
}

/** The same currency as a language writes amounts: whoever reads English takes '1,234' for more than a thousand. */
export const currencyIn = (format: CurrencyFormat, language: string): CurrencyFormat =>
  language === 'en' ? { ...format, grouping: ',', decimal: '.' } : format;

/** '1 234,50': the amount without its symbol. */
export function formatAmount(amount: Minor, format: CurrencyFormat): string {
  const places = decimalPlaces(format.mask);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.grouping.replace(' ', NO_BREAK_SPACE));
  const sign = amount < 0 ? '\u2212' : '';
  return places === 0 ? sign + grouped : sign + grouped + format.decimal + digits.slice(-places);
}

function decimalPlaces(mask: string): number {
  return /[.,](0+)$/.exec(mask)?.[1]?.length ?? 0;
}
