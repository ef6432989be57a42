/** What is printed for orders that are packed. */
export const PAPERS = ['pick', 'slip', 'label'] as const;
export type Paper = (typeof PAPERS)[number];

export const isPaper = (text: string): text is Paper => (PAPERS as readonly string[]).includes(text);
