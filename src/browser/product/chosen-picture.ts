import { createStore } from '#browser/store.ts';

/** The picture of the size that the shopper has just chosen, by its name. */
export const $chosenPicture = createStore<string | undefined>(undefined);
