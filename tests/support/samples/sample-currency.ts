import type { CurrencyFormat } from '#domain/price/mask.ts';

/** The złoty as Polish shops write it. */
export const ZLOTY: CurrencyFormat = {
  id: 'PLN',
  symbol: 'zł',
  mask: '### ##0,00',
  grouping: ' ',
  decimal: ',',
  symbolBefore: false,
  spaced: true,
};
