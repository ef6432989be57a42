/** How a field of the wire says yes: a checked box or switch of a form, which says '' where it is not, and some flags. */
export const YES = 'y';

export const isYes = (said: string | undefined): boolean => said === YES;

export const yesIf = (on: boolean): typeof YES | '' => (on ? YES : '');
