/** What is said of the newsletter, in English. */
export const newsletterEn = {
  'newsletter.title': 'Newsletter',
  'newsletter.address': 'Newsletter: your address',
  'newsletter.send': 'Join',
  'newsletter.consent':
    'I agree to e-mails about news and recipes, at most once a month. I can withdraw at any time with one click.',
  'newsletter.asked':
    'We have sent a link to that address, unless the newsletter goes there already. Confirm with it that the address is yours.',
  'newsletter.confirmTitle': 'Confirm the newsletter',
  'newsletter.confirmText': 'The newsletter will come to {email}.',
  'newsletter.confirmSend': 'I confirm',
  'newsletter.confirmed': 'Thank you. The newsletter will come to the confirmed address.',
  'newsletter.stopTitle': 'Leave the newsletter',
  'newsletter.stopText': 'The newsletter will no longer come to {email}.',
  'newsletter.stopSend': 'Leave',
  'newsletter.stopped': 'The newsletter will no longer come to this address.',
  'newsletter.gone': 'This link does not work any more.',

  'email.newsletterConfirm.subject': 'Confirm the newsletter of {shop}',
  'email.newsletterConfirm.heading': 'One more step',
  'email.newsletterConfirm.text': 'Confirm that you want our newsletter.',
  'email.newsletterConfirm.valid': 'The link works for {n} hour.|The link works for {n} hours.',
  'email.newsletterConfirm.button': 'I confirm',
  'email.newsletterConfirm.note':
    'If it was not you, ignore this message. Without your confirmation nothing more will come.',
  'email.newsletterWelcome.subject': 'The newsletter of {shop}',
  'email.newsletterWelcome.heading': 'Welcome to the newsletter',
  'email.newsletterWelcome.text': 'The address is confirmed. We will write when there is something new.',
  'email.newsletterWelcome.stop': 'Leave the newsletter',
} as const;
