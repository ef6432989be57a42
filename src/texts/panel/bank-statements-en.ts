/** Words of transfers to the shop's account, in English. */
export const bankStatementsEn = {
  'menu.transfers': 'Transfers',
  'transfers.title': 'Transfers',
  'transfers.lead':
    'Upload your bank’s statement, and the shop suggests which orders the transfers are for. Only a person records a payment.',
  'transfers.views': 'Views of transfers',
  'transfers.view.open': 'To be matched',
  'transfers.view.settled': 'Matched and put away',
  'transfers.file': 'Bank statement (MT940 or CSV)',
  'transfers.take': 'Read the statement',
  'transfers.noFile': 'Choose a file with a statement.',
  'transfers.badFile':
    'This file cannot be read. A statement should be in MT940, or a CSV with columns for date, amount and title.',
  'transfers.tooBig': 'This file is too large: a statement may have 5 MB at most.',
  'transfers.taken':
    'New transfers: {added}. Known already: {known}. Left out (debits and reversals): {others}.',
  'transfers.takenBadly':
    'New transfers: {added}. Rows that cannot be read: {unreadable}. Look at them in the bank.',
  'transfers.none': 'No transfer waits to be matched.',
  'transfers.noneSettled': 'No transfer is matched yet.',
  'transfers.certain': 'Record {n} certain payment|Record {n} certain payments',
  'transfers.certainHint':
    'A payment is certain if its title has the order’s number and it is exactly its sum.',
  'transfers.certainDone': 'Payments recorded: {n}.',
  'transfers.bookedOn': 'Booked on',
  'transfers.amount': 'Amount',
  'transfers.payer': 'From',
  'transfers.forOrder': 'For the order',
  'transfers.number': 'Order number',
  'transfers.reason.number': 'number in the title',
  'transfers.reason.name': 'sum and name',
  'transfers.reason.amount': 'only the sum',
  'transfers.otherSum': 'not the sum that is due',
  'transfers.match': 'Record the payment',
  'transfers.ask.cancelled':
    'This order is cancelled: the money will have to go back. Record it all the same?',
  'transfers.ask.not_unpaid':
    'This order waits for no money: it will have to go back. Record it all the same?',
  'transfers.matchSure': 'Record it all the same',
  'transfers.matched': 'Payment recorded in order {number}.',
  'transfers.gone': 'This transfer is matched already.',
  'transfers.dismiss': 'Put away',
  'transfers.reopen': 'Take up again',
  'transfers.dismissed': 'put away',
  'transfers.nowDismissed': 'Transfer put away: it is for no order.',
  'transfers.nowOpen': 'The transfer waits to be matched again.',
};
