import type { termsPl } from './terms-pl.ts';

/** The instructions and the form of withdrawal in the words of the law (Directive 2011/83/EU, annex I), in English. */
export const termsEn: Record<keyof typeof termsPl, string> = {
  'terms.notice.title': 'Withdrawal from the contract: instructions and model form',
  'terms.notice.right': 'Right of withdrawal',
  'terms.notice.period':
    'You have the right to withdraw from this contract within {n} days without giving any reason.',
  'terms.notice.begins':
    'The withdrawal period will expire after {n} days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good; for services and digital content, from the day of the conclusion of the contract.',
  'terms.notice.how':
    'To exercise the right of withdrawal, you must inform us ({seller}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the model withdrawal form, but it is not obligatory.',
  'terms.notice.function':
    'You can also withdraw on our website, by the button ‘{link}’. If you use this option, we will send you by e-mail without delay an acknowledgement of receipt with the content of your statement and the date and time of its submission.',
  'terms.notice.inTime':
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  'terms.notice.effects': 'Effects of withdrawal',
  'terms.notice.refund':
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
  'terms.notice.withhold':
    'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
  'terms.notice.sendBack':
    'You shall send back the goods or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.',
  'terms.notice.value':
    'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
  'terms.notice.form': 'Model withdrawal form',
  'terms.notice.formHint': '(complete and return this form only if you wish to withdraw from the contract)',
  'terms.notice.formTo': 'To: {seller}',
  'terms.notice.formStatement':
    'I/We(*) hereby give notice that I/We(*) withdraw from my/our(*) contract of sale of the following goods(*)/for the provision of the following service(*): ....................',
  'terms.notice.formWhen': 'Ordered on(*)/received on(*): ....................',
  'terms.notice.formName': 'Name of consumer(s): ....................',
  'terms.notice.formAddress': 'Address of consumer(s): ....................',
  'terms.notice.formSignature':
    'Signature of consumer(s) (only if this form is notified on paper): ....................',
  'terms.notice.formDate': 'Date: ....................',
  'terms.notice.formDelete': '(*) Delete as appropriate.',
};
