/** Words of the contact page, in Polish. */
export const contactPl = {
  'contact.title': 'Kontakt',
  'contact.lead': 'Napisz albo zadzwoń. Odpowiadamy w dni robocze od 9 do 17.',
  'contact.phone': 'Telefon',
  'contact.email': 'E-mail',
  'contact.address': 'Adres',
};
