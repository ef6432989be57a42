import type { withdrawalPl } from './withdrawal-pl.ts';

/** Words of withdrawing from a contract, in English. */
export const withdrawalEn: Record<keyof typeof withdrawalPl, string> = {
  'withdrawal.link': 'Withdraw from contract here',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.title': 'Withdrawal from a contract',
  'withdrawal.lead':
    'You may withdraw from a contract made at a distance within {n} days of receiving the last parcel, without a reason. This statement is enough; you need no account. Exceptions are stated with the product and in the e-mail that confirms the order.',
  'withdrawal.orderHint': 'It is in the e-mail that confirms your order.',
  'withdrawal.emailHint': 'We send a receipt there that your statement has reached us.',
  'withdrawal.items': 'Which products it is about',
  'withdrawal.itemsHint': 'Leave it empty if you withdraw from the whole contract.',
  'withdrawal.products': 'Products',
  'withdrawal.goOn': 'Continue',
  'withdrawal.nothingSent': 'Nothing is sent yet: in the next step you check and confirm the statement.',
  'withdrawal.check': 'Check and confirm',
  'withdrawal.checkLead': 'The statement is made only by the button below.',
  'withdrawal.statement': 'I withdraw from the contract of sale made in the shop {shop}.',
  'withdrawal.wholeContract': 'the whole order',
  'withdrawal.change': 'Change the details',
  'withdrawal.received': 'We have your statement',
  'withdrawal.receivedLead':
    'It reached us on {date} at {time} and has the number {number}. We have sent a receipt to {email}.',
  'withdrawal.next':
    'Send the goods back within 14 days. We return the money within 14 days of receiving the statement; we may wait until the goods are back, or until we have proof that they were sent.',
  'withdrawal.except.custom': 'Made to your own specifications: there is no right of withdrawal.',
  'withdrawal.except.perishable':
    'It deteriorates quickly or has a short shelf life: there is no right of withdrawal.',
  'withdrawal.except.sealed':
    'Once the sealed packaging is opened there is no right of withdrawal, for reasons of health or hygiene.',
  'withdrawal.except.service':
    'Once the service has been fully performed with your express consent, there is no right of withdrawal.',
  'withdrawal.except.digital':
    'Once the digital content has been supplied with your express consent, there is no right of withdrawal.',
  'withdrawal.except.dated':
    'A service on a given day or in a given period: there is no right of withdrawal.',
  'withdrawal.gone': 'This link is too old. Please fill in the statement once more.',
};
