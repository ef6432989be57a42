/** Words around what the owner places above pages. */
export const snippetsPl = {
  'topLayer.title': 'Wiadomość od sklepu',
} as const;
