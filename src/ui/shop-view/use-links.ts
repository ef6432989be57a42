import { type Links, linksIn } from '#contract/links.ts';
import { useShop } from './shop-view.tsx';

/** Every address of the shop, for what only the server renders: in a browser it would bring them all along. */
export const useLinks = (): Links => linksIn(useShop().language);
