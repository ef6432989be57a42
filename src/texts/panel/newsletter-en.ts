/** What is said of the newsletter, in English. */
export const newsletterEn = {
  'newsletter.title': 'Newsletter',
  'newsletter.lead': '{n} person gets it|{n} people get it',
  'newsletter.empty':
    'Nobody has signed up yet. Whoever confirms the address by a link, or agrees in an account, comes here.',
  'newsletter.email': 'E-mail',
  'newsletter.since': 'Confirmed',
  'newsletter.wording': 'Words agreed to',
  'newsletter.remove': 'Take off',
  'newsletter.removed': 'This person will not get the newsletter any more.',
} as const;
