/** Words that are only said aloud: what a picture, a place or the words beside it tell who can see. */
export const spokenPl = {
  'spoken.unitPrice': 'Cena:',
  'spoken.worth': 'Wartość:',
  'spoken.yourOrder': 'Twoje zamówienie',
} as const;
