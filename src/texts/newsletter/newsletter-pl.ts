/** What is said of the newsletter, in Polish. */
export const newsletterPl = {
  'newsletter.title': 'Newsletter',
  'newsletter.address': 'Newsletter: Twój adres',
  'newsletter.send': 'Dołącz',
  'newsletter.consent':
    'Zgadzam się na e-maile o nowościach i przepisach, najwyżej raz w miesiącu. Zgodę można w każdej chwili cofnąć jednym kliknięciem.',
  'newsletter.asked':
    'Wysłaliśmy link na podany adres, chyba że newsletter już tam przychodzi. Potwierdź nim, że to Twój adres.',
  'newsletter.confirmTitle': 'Potwierdź newsletter',
  'newsletter.confirmText': 'Newsletter będzie przychodził na adres {email}.',
  'newsletter.confirmSend': 'Potwierdzam',
  'newsletter.confirmed': 'Dziękujemy. Newsletter będzie przychodził na potwierdzony adres.',
  'newsletter.stopTitle': 'Rezygnacja z newslettera',
  'newsletter.stopText': 'Newsletter przestanie przychodzić na adres {email}.',
  'newsletter.stopSend': 'Rezygnuję',
  'newsletter.stopped': 'Newsletter nie będzie już przychodził na ten adres.',
  'newsletter.gone': 'Ten link już nie działa.',

  'email.newsletterConfirm.subject': 'Potwierdź newsletter sklepu {shop}',
  'email.newsletterConfirm.heading': 'Jeszcze jeden krok',
  'email.newsletterConfirm.text': 'Potwierdź, że chcesz dostawać nasz newsletter.',
  'email.newsletterConfirm.valid':
    'Link działa przez {n} godzinę.|Link działa przez {n} godziny.|Link działa przez {n} godzin.|Link działa przez {n} godziny.',
  'email.newsletterConfirm.button': 'Potwierdzam',
  'email.newsletterConfirm.note':
    'Jeśli to nie Ty, pomiń tę wiadomość. Bez potwierdzenia nic więcej nie przyjdzie.',
  'email.newsletterWelcome.subject': 'Newsletter sklepu {shop}',
  'email.newsletterWelcome.heading': 'Witaj w newsletterze',
  'email.newsletterWelcome.text': 'Adres jest potwierdzony. Napiszemy, gdy będzie coś nowego.',
  'email.newsletterWelcome.stop': 'Rezygnuję z newslettera',
} as const;
