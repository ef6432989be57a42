/** Words that are only said aloud: what a picture, a place or the words beside it tell who can see. */
export const spokenEn = {
  'spoken.unitPrice': 'Price:',
  'spoken.worth': 'Amount:',
  'spoken.yourOrder': 'Your order',
} as const;
