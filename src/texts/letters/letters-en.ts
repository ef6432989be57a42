import type { lettersPl } from './letters-pl.ts';

/** What the shop's letters say, in English. */
export const lettersEn: Record<keyof typeof lettersPl, string> = {
  'letter.regards': 'Kind regards',
  'letter.linkAsText': 'If the button does not work, copy this address to your browser:',

  'letter.welcome.subject': 'Your account at {shop} is ready',
  'letter.welcome.heading': 'Hello, your account is ready',
  'letter.welcome.text': 'Thank you for joining us. Your login is {login}.',
  'letter.welcome.uses': 'Your account holds your orders, addresses and shopping lists.',
  'letter.welcome.button': 'Go to your account',
  'letter.welcome.note': 'If someone else opened this account, reply to this message and we will remove it.',

  'letter.confirmEmail.subject': 'Confirm your e-mail address at {shop}',
  'letter.confirmEmail.heading': 'Confirm your e-mail address',
  'letter.confirmEmail.text':
    'This address was given for the account with the login {login}. Confirm that the account and the address are yours.',
  'letter.confirmEmail.valid':
    'The link works for {n} hour and only once.|The link works for {n} hours and only once.',
  'letter.confirmEmail.button': 'Confirm the address',
  'letter.confirmEmail.note':
    'If the account is not yours, ignore this message: unless it is confirmed, the address will not belong to it.',

  'letter.emailKnown.subject': 'This address has an account at {shop} already',
  'letter.emailKnown.heading': 'You have an account already',
  'letter.emailKnown.text':
    'Someone, perhaps you, gave this address for another account. It stays with the account that it belongs to.',
  'letter.emailKnown.forgot': 'If it was you and you do not remember your password, set a new one.',
  'letter.emailKnown.button': 'Set a new password',
  'letter.emailKnown.note': 'If it was not you, ignore this message. Nothing has changed.',

  'letter.emailChangeAsked.subject': 'A wish to change your e-mail address at {shop}',
  'letter.emailChangeAsked.heading': 'A wish to change your e-mail address',
  'letter.emailChangeAsked.text':
    'Someone, most likely you, asks that the address of your account be {newEmail}. It changes only once it is confirmed from that mailbox.',
  'letter.emailChangeAsked.note': 'If it was not you, change your password: somebody else knows it.',

  'letter.passwordReset.subject': 'A new password at {shop}',
  'letter.passwordReset.heading': 'Set a new password',
  'letter.passwordReset.text':
    'Someone, most likely you, asks for a new password to the account with this e-mail address.',
  'letter.passwordReset.valid':
    'The link works for {n} minute and only once.|The link works for {n} minutes and only once.',
  'letter.passwordReset.button': 'Set a new password',
  'letter.passwordReset.note': 'If it was not you, ignore this message. Your present password still works.',

  'letter.passwordChanged.subject': 'Your password at {shop} was changed',
  'letter.passwordChanged.heading': 'Your password was changed',
  'letter.passwordChanged.text': 'From now on you log in with the new password.',
  'letter.passwordChanged.other':
    'If someone else changed it, set it anew at once and reply to this message.',
  'letter.passwordChanged.button': 'Set the password anew',

  'letter.emailChanged.subject': 'Your e-mail address at {shop} was changed',
  'letter.emailChanged.heading': 'Your e-mail address was changed',
  'letter.emailChanged.text': 'From now on we write about your account and orders to {newEmail}.',
  'letter.emailChanged.note':
    'If someone else changed it, reply to this message and we will help you get the account back.',

  'letter.accountRemoved.subject': 'Your account at {shop} was removed',
  'letter.accountRemoved.heading': 'Your account was removed',
  'letter.accountRemoved.text':
    'The data kept in it went with it. We keep orders for as long as the law requires.',
  'letter.accountRemoved.note': 'Thank you for the time with us. You are always welcome back.',

  'letter.complaintReceived.subject': 'Complaint {number}: we have it',
  'letter.complaintReceived.heading': 'We have your complaint',
  'letter.complaintReceived.text': 'Number of the complaint: {number}. Product: {product}.',
  'letter.complaintReceived.when':
    'We are sorry that something is wrong. You will have our answer within 14 days.',
  'letter.complaintReceived.button': 'See your complaints',

  'letter.message.subject': 'A message from the site: {subject}',
  'letter.message.heading': 'A message from the site',
  'letter.message.from': 'From: {name}, {from}',
  'letter.message.about': 'Subject: {subject}',
  'letter.message.note': 'A reply to this message goes to whoever wrote it.',

  'letter.backInStock.subject': 'Available again: {product}',
  'letter.backInStock.heading': 'Available again',
  'letter.backInStock.text': 'The product you are waiting for is back in the shop: {product}.',
  'letter.backInStock.button': 'See the product',
  'letter.backInStock.note': 'This is the only message about it.',

  'letter.order.button': 'See your order',
  'letter.order.whereLink': 'The link in the message that confirmed the order opens its page.',

  'letter.orderPlaced.subject': 'Order {number}: thank you',
  'letter.orderPlaced.heading': 'We have your order',
  'letter.orderPlaced.text': 'Number of the order: {number}. This is what you ordered:',
  'letter.orderPlaced.line': '{product}: {quantity} {unit}, {worth}',
  'letter.orderPlaced.rebate': 'Discount: {amount}',
  'letter.orderPlaced.delivery': 'Delivery, {name}: {amount}',
  'letter.orderPlaced.total': 'Total: {amount}',
  'letter.orderPlaced.place': 'Where to:',
  'letter.orderPlaced.payment.transfer':
    'Payment: bank transfer. The parcel leaves once it is here; the details are on the page of the order too.',
  'letter.orderPlaced.payment.on_delivery': 'Payment: on delivery.',
  'letter.orderPlaced.payment.points': 'There is nothing to pay.',
  'letter.orderPlaced.payment.gateway': 'Payment: online. You can also pay later, on the page of the order.',
  'letter.orderPlaced.until': 'We await the payment until {until}; after that the order lapses.',
  'letter.orderPlaced.note':
    'The link opens the order without signing in: whoever knows it can see it. Keep this message to yourself.',

  'letter.orderPaid.subject': 'Order {number}: paid',
  'letter.orderPaid.heading': 'Your order is paid',
  'letter.orderPaid.text': 'We have your payment for order {number} and begin to pack it.',

  'letter.orderReminder.subject': 'Order {number}: we await the payment',
  'letter.orderReminder.heading': 'We still await the payment',
  'letter.orderReminder.text':
    'Order {number} is not paid yet. If the payment is on its way, ignore this message.',
  'letter.orderReminder.until':
    'We wait until {until}. After that the order lapses and the goods go back on sale.',

  'letter.orderExpired.subject': 'Order {number}: lapsed',
  'letter.orderExpired.heading': 'Your order has lapsed',
  'letter.orderExpired.text':
    'The payment for order {number} did not come in time, so the order has lapsed. There is nothing to pay. If the payment is on its way, we will return it.',

  'letter.orderRefund.subject': 'Order {number}: your money goes back',
  'letter.orderRefund.heading': 'We will return your money',
  'letter.orderRefund.cancelled': 'Order {number} is cancelled. We will return {amount} to you.',
  'letter.orderRefund.paid_after_cancel':
    'The payment for order {number} came when it was cancelled already. We will return {amount} to you.',
  'letter.orderRefund.paid_again': 'Order {number} was paid a second time. We will return {amount} to you.',
  'letter.orderRefund.by.gateway': 'The money goes back the way it was paid online, within 14 days.',
  'letter.orderRefund.by.transfer':
    'The money goes back to the account that the transfer came from, within 14 days.',

  'letter.refundDue.subject': 'Money to return: order {number}',
  'letter.refundDue.heading': 'Money to return',
  'letter.refundDue.cancelled': 'Order {number}, which was paid, has been cancelled.',
  'letter.refundDue.paid_after_cancel': 'The payment for order {number} came when it was cancelled already.',
  'letter.refundDue.paid_again': 'Order {number} was paid a second time.',
  'letter.refundDue.amount': 'To return: {amount}',
  'letter.refundDue.how': 'Way of payment: {how}',
  'letter.refundDue.reference': 'Reference of the payment: {reference}',
  'letter.refundDue.who': 'Client: {email}',
  'letter.refundDue.note':
    'The client has been told that the money comes within 14 days. A reply to this message goes to the client.',

  'letter.pointsLost.subject': 'Spent points: order {number}',
  'letter.pointsLost.heading': 'Points that cannot be taken back',
  'letter.pointsLost.text':
    'Order {number} was cancelled, but its points are spent already. We took back what was in the account; nobody has less than none.',
  'letter.pointsLost.count': 'Not taken back: {n} point|Not taken back: {n} points',

  'letter.orderSent.subject': 'Order {number}: sent',
  'letter.orderSent.heading': 'Your order is on its way',
  'letter.orderSent.text': 'The parcel with order {number} is on its way to you.',
};
