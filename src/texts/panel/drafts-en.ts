/** What is said of what was typed and not sent, in English. */
export const draftsEn = {
  'draft.from': 'You have a draft here from {at}.',
  'draft.stale': 'Something has changed here since then.',
  'draft.restore': 'Restore the draft',
  'draft.discard': 'Discard',
  'draft.restored': 'The draft is in the form again. Check it and save.',
  'draft.discarded': 'The draft is discarded.',
  'draft.unsaved': 'Unsaved changes.',
  'draft.kept': 'The draft is saved.',
  'draft.failed': 'The draft could not be saved.',
} as const;
