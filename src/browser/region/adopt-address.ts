import { ADOPT_MUTATION, CHOICE_PARAMETERS } from '#contract/region/region.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';

/**
 * Makes the currency and the region that the page's address names hold on the pages after it too, and takes them out
 * of the address. What the shop does not offer it does not take over, and the page does not show it either.
 */
export async function adoptAddress(): Promise<void> {
  const address = new URL(location.href);
  const named = (name: string) => address.searchParams.get(name) || undefined;
  const wanted = { region: named(CHOICE_PARAMETERS.region), currency: named(CHOICE_PARAMETERS.currency) };
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: ADOPT_MUTATION, variables: wanted }),
  });
  if (!response.ok) throw new Error(`region: ${response.status}`);
  for (const name of Object.values(CHOICE_PARAMETERS)) address.searchParams.delete(name);
  if (samePlace(address)) history.replaceState(history.state, '', address);
}

/** The shopper may have gone on while the shop was asked. */
const samePlace = ({ pathname }: URL) => pathname === location.pathname;
