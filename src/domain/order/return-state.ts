export const RETURN_STATES = ['announced', 'received', 'checked', 'settled', 'refused'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
