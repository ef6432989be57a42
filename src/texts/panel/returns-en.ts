import type { returnsPl } from './returns-pl.ts';

/** Words of returns and withdrawals in the back office, in English. */
export const returnsEn: Record<keyof typeof returnsPl, string> = {
  'returns.title': 'Returns',
  'returns.lead':
    'Money goes back within 14 days of a withdrawal; you may wait for the goods or for proof that they were sent.',
  'returns.views': 'Views of returns',
  'returns.view.open': 'To handle',
  'returns.view.handled': 'Handled withdrawals',
  'returns.withdrawals': 'Withdrawals',
  'returns.noWithdrawals': 'Nobody awaits a refund.',
  'returns.noHandled': 'No withdrawal is handled yet.',
  'returns.coming': 'Returned parcels',
  'returns.noneComing': 'No return is under way.',
  'returns.number': 'Number',
  'returns.order': 'Order',
  'returns.unknownOrder': 'there is no such order with this e-mail address',
  'returns.who': 'Who',
  'returns.what': 'What it is about',
  'returns.whole': 'the whole order',
  'returns.came': 'When',
  'returns.left': 'For the refund',
  'returns.state': 'State',
  'returns.reason': 'Reason',
  'returns.handle': 'Handled',
  'returns.handleUnpaid': 'Handled all the same',
  'returns.notPaidBack':
    'Withdrawal {number} stays in the list: the money for the order has not gone back yet. If nothing is owed, confirm that beside it.',
  'returns.reopen': 'Open again',
  'returns.nowHandled': 'Withdrawal {number} is handled.',
  'returns.nowOpen': 'Withdrawal {number} is to be handled again.',
  'withdrawals.one': 'Withdrawal {number}',
  'withdrawals.handled': 'handled',
};
