import type { settingsPl } from './settings-pl.ts';

/** What is said of the settings of the shop, in English. */
export const settingsEn: Record<keyof typeof settingsPl, string> = {
  'settings.emails': 'E-mails to the owner',
  'settings.emailsLead':
    'What the shop is to write about, and to which addresses. Each e-mail comes once. Separate several addresses by commas, 10 at most.',
  'settings.send': 'Send?',
  'settings.on': 'Yes',
  'settings.off': 'No',
  'settings.to': 'addresses',
  'settings.language': 'Language of the e-mails',
  'settings.wrongAddresses': 'Enter e-mail addresses separated by commas, 10 at most.',
  'settings.noAddress': 'Enter an address to write to.',
  'settings.changed':
    'Somebody has saved these settings meanwhile. Changes of different fields are joined already. Where the same field was changed, choose what stays, and save.',
  'settings.busy': 'Several people are saving these settings at once. Try again in a moment.',
  'settings.event.order_placed': 'New order',
  'settings.event.order_paid': 'Order paid',
  'settings.event.order_cancelled': 'Order cancelled',
  'settings.event.payment_trouble': 'Trouble with a payment',
  'settings.event.refund_trouble': 'Trouble with a refund',
  'settings.event.complaint': 'New complaint, and the client’s answer',
  'settings.event.withdrawal': 'Withdrawal from a contract',
  'settings.event.low_stock': 'Running out of stock',
  'settings.event.certificate_end': 'A KSeF certificate ends',
  'settings.event.webhook_trouble': 'A webhook takes no messages',
};
