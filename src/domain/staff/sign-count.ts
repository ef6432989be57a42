/**
 * Whether a passkey's count of signatures may follow the one known so far. It has to grow: else somebody has copied the
 * device. A passkey that is kept on several devices counts nothing.
 */
export const maySignCountFollow = (known: number, sent: number): boolean =>
  sent > known || (sent === 0 && known === 0);
