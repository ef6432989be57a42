import type { emailPl } from './email-pl.ts';

/** What the shop's e-mails say, in English. */
export const emailEn: Record<keyof typeof emailPl, string> = {
  'email.regards': 'Kind regards',
  'email.linkAsText': 'If the button does not work, copy this address to your browser:',

  'email.welcome.subject': 'Your account at {shop} is ready',
  'email.welcome.heading': 'Hello, your account is ready',
  'email.welcome.text': 'Thank you for joining us. Your login is {login}.',
  'email.welcome.uses': 'Your account holds your orders, addresses and shopping lists.',
  'email.welcome.button': 'Go to your account',
  'email.welcome.note': 'If someone else opened this account, reply to this message and we will remove it.',

  'email.confirmEmail.subject': 'Confirm your e-mail address at {shop}',
  'email.confirmEmail.heading': 'Confirm your e-mail address',
  'email.confirmEmail.text':
    'This address was given for the account with the login {login}. Confirm that the account and the address are yours.',
  'email.confirmEmail.valid':
    'The link works for {n} hour and only once.|The link works for {n} hours and only once.',
  'email.confirmEmail.button': 'Confirm the address',
  'email.confirmEmail.note':
    'If the account is not yours, ignore this message: unless it is confirmed, the address will not belong to it.',

  'email.orderLink.subject': 'Your order {number}',
  'email.orderLink.heading': 'Order {number}',
  'email.orderLink.text': 'The page of the order shows how it is getting on.',
  'email.orderLink.valid': 'The link works for {n} day|The link works for {n} days',
  'email.orderLink.note': 'If you did not ask for this link, ignore this message.',

  'email.emailKnown.subject': 'This address has an account at {shop} already',
  'email.emailKnown.heading': 'You have an account already',
  'email.emailKnown.text':
    'Someone, perhaps you, gave this address for another account. It stays with the account that it belongs to.',
  'email.emailKnown.forgot': 'If it was you and you do not remember your password, set a new one.',
  'email.emailKnown.button': 'Set a new password',
  'email.emailKnown.note': 'If it was not you, ignore this message. Nothing has changed.',

  'email.emailChangeAsked.subject': 'A wish to change your e-mail address at {shop}',
  'email.emailChangeAsked.heading': 'A wish to change your e-mail address',
  'email.emailChangeAsked.text':
    'Someone, most likely you, asks that the address of your account be {newEmail}. It changes only once it is confirmed from that mailbox.',
  'email.emailChangeAsked.note': 'If it was not you, change your password: somebody else knows it.',

  'email.staffInvitation.subject': 'Invitation to the back office of {shop}',
  'email.staffInvitation.heading': 'Hello, {name}',
  'email.staffInvitation.by': '{by} invites you to work in the back office of {shop}.',
  'email.staffInvitation.text': 'You are invited to work in the back office of {shop}.',
  'email.staffInvitation.steps':
    'The link leads you to set a password. Right after that, on the page “My account”, add a passkey, which signs you in without the password, or an authenticator app, whose code is asked for after it.',
  'email.staffInvitation.valid':
    'The link works for {n} day, and only once.|The link works for {n} days, and only once.',
  'email.staffInvitation.button': 'Set a password',
  'email.staffInvitation.note':
    'If you did not expect this invitation, do not open the link: as long as nobody sets a password the account does nothing, and the link expires by itself. You can also let us know by answering this message.',
  'email.staffRole.owner':
    'Your role is owner: you may do everything, also invite others and change their rights.',
  'email.staffRole.manager':
    'Your role is manager: orders, clients, products, content and the settings of the shop.',
  'email.staffRole.orders': 'Your role is orders: you look after orders, returns, complaints and messages.',
  'email.staffRole.packer': 'Your role is packing: you pick, pack and send parcels.',
  'email.staffRole.catalogue': 'Your role is catalogue: you look after products, prices and stock.',
  'email.staffRole.content': 'Your role is content: you write and publish what the shop says.',
  'email.staffRole.read_only': 'Your role is read only: you may look at things, and change none.',

  'email.staffPassword.subject': 'A new password for the back office of {shop}',
  'email.staffPassword.text': 'Somebody, probably you, has asked for a new password to the back office.',
  'email.staffPassword.note': 'If it was not you, ignore this message: the password will not change.',

  'email.staffSecurity.subject': 'A change in how you sign in to the back office of {shop}',
  'email.staffSecurity.heading': 'How you sign in has changed',
  'email.staffSecurity.app_set':
    'An authenticator app was added to your account. From now on its code is asked for after the password.',
  'email.staffSecurity.app_removed':
    'The authenticator app was removed from your account. From now on the password is enough.',
  'email.staffSecurity.passkey_added':
    'A passkey was added to your account. It signs in without the password.',
  'email.staffSecurity.passkey_removed': 'A passkey was removed from your account.',
  'email.staffSecurity.reset':
    'An owner of the shop removed the authenticator app and the passkeys from your account, and ended all sessions. You sign in by the password alone.',
  'email.staffSecurity.other':
    'If you know nothing of this, change your password, and let us know by answering this message.',
  'email.staffSecurity.button': 'My account in the back office',

  'email.passwordReset.subject': 'A new password at {shop}',
  'email.passwordReset.heading': 'Set a new password',
  'email.passwordReset.text':
    'Someone, most likely you, asks for a new password to the account with this e-mail address.',
  'email.passwordReset.valid':
    'The link works for {n} minute and only once.|The link works for {n} minutes and only once.',
  'email.passwordReset.button': 'Set a new password',
  'email.passwordReset.note': 'If it was not you, ignore this message. Your present password still works.',

  'email.passwordChanged.subject': 'Your password at {shop} was changed',
  'email.passwordChanged.heading': 'Your password was changed',
  'email.passwordChanged.text': 'From now on you log in with the new password.',
  'email.passwordChanged.other':
    'If someone else changed it, set it again at once and reply to this message.',
  'email.passwordChanged.button': 'Set the password again',

  'email.emailChanged.subject': 'Your e-mail address at {shop} was changed',
  'email.emailChanged.heading': 'Your e-mail address was changed',
  'email.emailChanged.text': 'From now on we write about your account and orders to {newEmail}.',
  'email.emailChanged.note':
    'If someone else changed it, reply to this message and we will help you get the account back.',

  'email.accountRemoved.subject': 'Your account at {shop} was removed',
  'email.accountRemoved.heading': 'Your account was removed',
  'email.accountRemoved.text':
    'The data kept in it went with it. We keep orders for as long as the law requires.',
  'email.accountRemoved.note': 'Thank you for the time with us. You are always welcome back.',

  'email.complaintReceived.subject': 'Complaint {number}: we have it',
  'email.complaintReceived.heading': 'We have your complaint',
  'email.complaintReceived.text': 'Number of the complaint: {number}. Product: {product}.',
  'email.complaintReceived.when':
    'We are sorry that something is wrong. You will have our answer within 14 days.',
  'email.complaintReceived.button': 'See the conversation and answer',

  'email.complaintAnswer.subject': 'Complaint {number}: an answer',
  'email.complaintAnswer.heading': 'About your complaint',
  'email.complaintDecided.accepted.subject': 'Complaint {number}: accepted',
  'email.complaintDecided.accepted.heading': 'We have accepted your complaint',
  'email.complaintDecided.refused.subject': 'Complaint {number}: refused',
  'email.complaintDecided.refused.heading': 'We have not accepted your complaint',

  'email.owner.button': 'Open in the back office',
  'email.owner.note':
    'Who gets such e-mails, and about what, is set in the back office: Settings, E-mails to the owner.',
  'email.owner.order': 'Order {number}, {total}.',
  'email.owner.order_placed.subject': 'New order {number}: {total}',
  'email.owner.order_placed.heading': 'A new order',
  'email.owner.order_paid.subject': 'Order {number} paid: {total}',
  'email.owner.order_paid.heading': 'The order is paid',
  'email.owner.order_cancelled.subject': 'Order {number} cancelled',
  'email.owner.order_cancelled.heading': 'The order is cancelled',
  'email.owner.payment_trouble.subject': 'Order {number}: trouble with the payment',
  'email.owner.payment_trouble.heading': 'Trouble with a payment',
  'email.owner.trouble.expired': 'Nobody paid in time, so the order has lapsed.',
  'email.owner.trouble.part_paid': 'Only a part of the money has come.',
  'email.owner.trouble.paid_again': 'The order was paid a second time.',
  'email.owner.trouble.paid_after_cancel': 'The money came when the order was cancelled already.',
  'email.owner.trouble.paid_too_much': 'More money came than is due.',
  'email.owner.trouble.foreign_payment': 'The payment came in another currency than that of the order.',
  'email.owner.refund_trouble.subject': 'Order {number}: trouble with the refund of {amount}',
  'email.owner.refund_trouble.heading': 'Trouble with a refund',
  'email.owner.refund.refused':
    'The refund of {amount} for order {number} has failed. The money did not go back to the client.',
  'email.owner.refund.unclear':
    'The payment provider still has not said whether the refund of {amount} for order {number} went through. The shop has stopped asking.',
  'email.owner.refund.came_back':
    'The refund of {amount} for order {number} had gone through, but a bank has returned the money.',
  'email.owner.refund.why': 'Reason: {why}',
  'email.owner.refund.again':
    'On the order’s page in the back office you can ask for the refund once more, or transfer the money and record that.',
  'email.owner.refund.look':
    'Look up what happened at the payment provider, and record it on the order’s page.',
  'email.owner.webhook_trouble.subject': 'A webhook takes no messages: {address}',
  'email.owner.webhook_trouble.heading': 'A webhook takes no messages',
  'email.owner.webhook.dead':
    'The address {address} did not take a message, though the shop kept trying for a day. It will not try any more.',
  'email.owner.webhook.gone':
    'The address {address} has answered that it takes no messages any more. The shop has stopped sending there.',
  'email.owner.webhook.again': 'The back office shows what did not get there, and can send it again.',
  'email.owner.certificate.signIn': 'The certificate for signing in to KSeF',
  'email.owner.certificate.offline': 'The KSeF certificate for offline invoices',
  'email.owner.certificate.soon.subject': '{name} ends on {day}',
  'email.owner.certificate.soon.heading': 'A KSeF certificate ends',
  'email.owner.certificate.soon': '{name} is valid until {day}.',
  'email.owner.certificate.over.subject': '{name} ended on {day}',
  'email.owner.certificate.over.heading': 'A KSeF certificate has ended',
  'email.owner.certificate.over': '{name} was valid until {day}.',
  'email.owner.certificate.signIn.then':
    'Once it has ended, KSeF takes no invoice from the shop; they wait to be sent.',
  'email.owner.certificate.offline.then':
    'Once it has ended, the codes on invoices that are issued offline are not valid.',
  'email.owner.certificate.do':
    'Get a new one in the taxpayer’s application of KSeF, replace the files that the server’s configuration names, and start the shop again.',
  'email.owner.complaint.subject': 'New complaint {number}: {product}',
  'email.owner.complaint.heading': 'A new complaint',
  'email.owner.complaintAnswer.subject': 'The client has written about complaint {number}: {product}',
  'email.owner.complaintAnswer.heading': 'The client has written about a complaint',
  'email.owner.complaint.when':
    'An answer is due within 14 days; silence means that the complaint is accepted.',
  'email.owner.lowStock.subject': 'Running out: {product}',
  'email.owner.lowStock.heading': 'Running out',
  'email.owner.lowStock.text': '{product}: {left} left in the warehouses.',

  'email.withdrawalReceived.subject': 'Withdrawal {number}: receipt',
  'email.withdrawalReceived.text':
    'This statement reached us on {date} at {time} and has the number {number}. Please keep this message.',
  'email.withdrawalStated.subject': 'Withdrawal {number}, order {orderNumber}',
  'email.withdrawalStated.heading': 'A customer has withdrawn from a contract',
  'email.withdrawalStated.known': 'Number and address are those of an order in the shop.',
  'email.withdrawalStated.unknown':
    'There is no order of this number and address. The statement holds all the same if it can be told which contract it is about.',

  'email.message.subject': 'A message from the site: {subject}',
  'email.message.heading': 'A message from the site',
  'email.message.from': 'From: {name}, {from}',
  'email.message.about': 'Subject: {subject}',
  'email.message.note': 'A reply to this message goes to whoever wrote it.',

  'email.messageAnswer.subject': 'Re: {subject}',
  'email.messageAnswer.heading': 'Our answer to your message',
  'email.messageAnswer.question': 'Your message:',

  'email.backInStock.subject': 'Available again: {product}',
  'email.backInStock.heading': 'Available again',
  'email.backInStock.text': 'The product you are waiting for is back in the shop: {product}.',
  'email.backInStock.button': 'See the product',
  'email.backInStock.note': 'This is the only message about it.',

  'email.order.button': 'See your order',
  'email.order.whereLink': 'The link in the message that confirmed the order opens its page.',

  'email.orderPlaced.subject': 'Order {number}: thank you',
  'email.orderPlaced.heading': 'We have your order',
  'email.orderPlaced.text': 'Number of the order: {number}. This is what you ordered:',
  'email.orderPlaced.line': '{product}: {quantity}, {worth}',
  'email.orderPlaced.rebate': 'Discount: {amount}',
  'email.orderPlaced.delivery': 'Delivery, {name}: {amount}',
  'email.orderPlaced.total': 'Total: {amount}',
  'email.orderPlaced.place': 'Where to:',
  'email.orderPlaced.consents': 'We confirm what you stated when you ordered:',
  'email.orderPlaced.serviceLater':
    'We will begin the service 14 days after the contract was made, once the withdrawal period is over.',
  'email.orderPlaced.payment.transfer':
    'Payment: bank transfer. The parcel leaves once it is here; the details are on the page of the order too.',
  'email.orderPlaced.payment.on_delivery': 'Payment: on delivery.',
  'email.orderPlaced.payment.points': 'There is nothing to pay.',
  'email.orderPlaced.payment.gateway': 'Payment: online. You can also pay later, on the page of the order.',
  'email.orderPlaced.until': 'We await the payment until {until}; after that the order lapses.',
  'email.orderPlaced.note':
    'The link opens the order without signing in: whoever knows it can see it. Keep this message to yourself.',

  'email.orderPaid.subject': 'Order {number}: paid',
  'email.orderPaid.heading': 'Your order is paid',
  'email.orderPaid.text': 'We have your payment for order {number} and begin to pack it.',
  'email.orderPaid.textService': 'We have your payment for order {number}.',
  'email.orderPaid.service':
    'The service begins on {date} at the earliest, once the withdrawal period is over, because you did not ask us to begin sooner.',

  'email.orderReminder.subject': 'Order {number}: we await the payment',
  'email.orderReminder.heading': 'We still await the payment',
  'email.orderReminder.text':
    'Order {number} is not paid yet. If the payment is on its way, ignore this message.',
  'email.orderReminder.until':
    'We wait until {until}. After that the order lapses and the goods go back on sale.',

  'email.orderExpired.subject': 'Order {number}: lapsed',
  'email.orderExpired.heading': 'Your order has lapsed',
  'email.orderExpired.text':
    'The payment for order {number} did not come in time, so the order has lapsed. There is nothing to pay. If the payment is on its way, we will return it.',

  'email.orderRefund.subject': 'Order {number}: your money goes back',
  'email.orderRefund.heading': 'We will return your money',
  'email.orderRefund.cancelled': 'Order {number} is cancelled. We will return {amount} to you.',
  'email.orderRefund.paid_after_cancel':
    'The payment for order {number} came when it was cancelled already. We will return {amount} to you.',
  'email.orderRefund.paid_again': 'Order {number} was paid a second time. We will return {amount} to you.',
  'email.orderRefund.paid_too_much':
    'More was paid for order {number} than it comes to. We will return {amount} to you.',
  'email.orderRefund.foreign_payment':
    'The payment for order {number} came in another currency than it was placed in. We will return {amount} to you.',
  'email.orderRefund.by.gateway': 'The money goes back the way it was paid online, within 14 days.',
  'email.orderRefund.by.transfer':
    'The money goes back to the account that the transfer came from, within 14 days.',

  'email.refundDue.subject': 'Money to return: order {number}',
  'email.refundDue.heading': 'Money to return',
  'email.refundDue.cancelled': 'Order {number}, which was paid, has been cancelled.',
  'email.refundDue.paid_after_cancel': 'The payment for order {number} came when it was cancelled already.',
  'email.refundDue.paid_again': 'Order {number} was paid a second time.',
  'email.refundDue.paid_too_much': 'More was paid for order {number} than it comes to.',
  'email.refundDue.foreign_payment': 'The payment for order {number} came in another currency.',
  'email.refundDue.amount': 'To return: {amount}',
  'email.refundDue.how': 'Way of payment: {how}',
  'email.refundDue.reference': 'Reference of the payment: {reference}',
  'email.refundDue.who': 'Client: {email}',
  'email.refundDue.note':
    'The client has been told that the money comes within 14 days. A reply to this message goes to the client.',

  'email.pointsLost.subject': 'Spent points: order {number}',
  'email.pointsLost.heading': 'Points that cannot be taken back',
  'email.pointsLost.text':
    'Order {number} was cancelled, but its points are spent already. We took back what was in the account; nobody has less than none.',
  'email.pointsLost.count': 'Not taken back: {n} point|Not taken back: {n} points',

  'email.orderSent.subject': 'Order {number}: sent',
  'email.orderSent.heading': 'Your order is on its way',
  'email.orderSent.text': 'The parcel with order {number} is on its way to you.',
  'email.orderSent.tracking': 'Number of the parcel: {tracking} ({method})',
  'email.orderSent.trackingLink': 'Follow the parcel: {link}',

  'email.orderPartPaid.subject': 'Order {number}: part of the payment is missing',
  'email.orderPartPaid.heading': 'Part of the payment is missing',
  'email.orderPartPaid.text': '{amount} came for order {number}. {missing} is still to be paid.',

  'email.orderChanged.subject': 'Order {number}: changed',
  'email.orderChanged.heading': 'Your order was changed',
  'email.orderChanged.lines': 'The products of order {number} have changed. It now comes to {total}.',
  'email.orderChanged.address': 'The address data of order {number} has changed.',
  'email.orderChanged.delivery': 'The delivery of order {number} has changed. It now comes to {total}.',
  'email.orderChanged.line': '{name}: {to} instead of {from}',
  'email.orderChanged.added': 'Added: {name} × {quantity}',
  'email.orderChanged.removed': 'Removed: {name} × {quantity}',
  'email.orderChanged.of.delivery': 'Delivery',
  'email.orderChanged.of.address': 'Delivery address',
  'email.orderChanged.of.billing': 'Invoice details',
  'email.orderChanged.of.email': 'E-mail',
  'email.orderChanged.of.phone': 'Phone',
  'email.orderChanged.was': '(before: {from})',
  'email.orderChanged.none': 'none',
  'email.orderChanged.before': 'Before the change: {amount}',
  'email.orderChanged.toPay': 'Still to pay: {amount}',
  'email.orderChanged.owed': 'To return: {amount}. The money goes back the way it came.',

  'email.orderCancelled.subject': 'Order {number}: cancelled',
  'email.orderCancelled.heading': 'Your order is cancelled',
  'email.orderCancelled.text': 'Order {number} was cancelled. There is nothing to pay.',

  'email.orderDelivered.subject': 'Order {number}: delivered',
  'email.orderDelivered.heading': 'Your parcel has arrived',
  'email.orderDelivered.text': 'The parcel with order {number} was delivered. Thank you for your order.',

  'email.orderInvoiced.subject': 'Order {number}: invoice',
  'email.orderInvoiced.heading': 'The invoice for your order',
  'email.orderInvoiced.text': 'Invoice {invoice} for order {number} is attached.',
  'email.orderCorrected.subject': 'Order {number}: corrected invoice',
  'email.orderCorrected.heading': 'A correction of your invoice',
  'email.orderCorrected.text': 'Correcting invoice {invoice} for order {number} is attached.',
  'email.orderRefunded.subject': 'Order {number}: money returned',
  'email.orderRefunded.heading': 'We have returned your money',
  'email.orderRefunded.text': 'We have returned {amount} to you for order {number}.',

  'email.paymentReversed.subject': 'Order {number}: a payment entry was taken back',
  'email.paymentReversed.heading': 'We have taken a payment entry back',
  'email.paymentReversed.text':
    'We have taken back the entry of a payment of {amount} for order {number}. It was entered by mistake, and we are sorry. What we wrote to you about this payment no longer holds.',
  'email.paymentReversed.toPay': '{amount} is now to be paid.',
  'email.paymentReversed.owed': '{amount} is now to be refunded to you.',
  'email.paymentReversed.even': 'There is nothing to pay, and nothing to refund.',

  'email.parcelToCollect.subject': 'Order {number}: the parcel is ready to collect',
  'email.parcelToCollect.heading': 'Your parcel is ready to collect',
  'email.parcelToCollect.text': 'The parcel with order {number} can be collected now.',

  'email.parcelLost.subject': 'Order {number}: the parcel is lost',
  'email.parcelLost.heading': 'The parcel is lost',
  'email.parcelLost.text':
    'The parcel with order {number} was lost on its way. We are sorry. Reply to this message: we will send another one or return what was paid.',

  'email.parcelBack.subject': 'Order {number}: the parcel came back to us',
  'email.parcelBack.heading': 'The parcel came back to us',
  'email.parcelBack.text':
    'The parcel with order {number} was not collected and came back to us. Once we have checked it, we will write what comes next.',

  'email.returnAnnounced.subject': 'Order {number}: we have your notice of return',
  'email.returnAnnounced.heading': 'We have your notice of return',
  'email.returnAnnounced.text': 'The notice of return for order {number} came on {when}.',
  'email.returnAnnounced.lines': 'Products that come back:',

  'email.returnChecked.subject': 'Order {number}: the return has arrived',
  'email.returnChecked.heading': 'Your return has arrived',
  'email.returnChecked.text': 'We have checked the returned products of order {number}. To return: {amount}.',
  'email.returnChecked.nothing':
    'We have checked the products of order {number} that came back to us. There is nothing to return for them.',

  'email.returnSettled.subject': 'Order {number}: return settled',
  'email.returnSettled.heading': 'Your return is settled',
  'email.returnSettled.text':
    'The return for order {number} is settled. We will return {amount} to you, the way it was paid.',
  'email.returnSettled.nothing': 'The return for order {number} is settled. There is nothing more to return.',

  'email.returnRefused.subject': 'Order {number}: return not accepted',
  'email.returnRefused.heading': 'We cannot accept the return',
  'email.returnRefused.text': 'We did not accept the return for order {number}. The reason: {reason}',
};
