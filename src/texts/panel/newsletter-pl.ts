/** What is said of the newsletter, in Polish. */
export const newsletterPl = {
  'newsletter.title': 'Newsletter',
  'newsletter.lead': 'Zapisana {n} osoba|Zapisane {n} osoby|Zapisanych {n} osób|Zapisanych {n} osoby',
  'newsletter.empty':
    'Nikt się jeszcze nie zapisał. Trafi tu każdy, kto potwierdzi swój adres linkiem albo zaznaczy zgodę na swoim koncie.',
  'newsletter.email': 'E-mail',
  'newsletter.since': 'Potwierdzono',
  'newsletter.wording': 'Treść zgody',
  'newsletter.remove': 'Wypisz',
  'newsletter.removed': 'Ta osoba nie dostanie już newslettera.',
} as const;
