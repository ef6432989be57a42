/** What is said of what was typed and not sent, in Polish. */
export const draftsPl = {
  'draft.from': 'Masz tu szkic z {at}.',
  'draft.stale': 'Od tego czasu coś się tu zmieniło.',
  'draft.restore': 'Przywróć szkic',
  'draft.discard': 'Odrzuć',
  'draft.restored': 'Szkic jest znowu w formularzu. Sprawdź go i zapisz.',
  'draft.discarded': 'Szkic odrzucony.',
  'draft.unsaved': 'Niezapisane zmiany.',
  'draft.kept': 'Szkic zapisany.',
  'draft.failed': 'Szkicu nie udało się zapisać.',
} as const;
