import { pageLanguage } from '#browser/layout/page-language.ts';
import { tellOtherTabs } from '#browser/other-tabs/tell-other-tabs.ts';
import { handleTrackingEvents } from '#browser/tracking/tracking-events.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { DEFAULT_LIST_NAME } from '#texts/shopping-lists/default-list-name.ts';

const CREATE = `mutation ($name: String) {
  shoppingListCreate(ShoppingListSettingsInput: {name: $name}) { status id } }`;
/** Longer than this nobody waits for a list to be made. */
const CREATED_WITHIN_MS = 4_000;

/** Whether there is a list now. A failure is ignored (spec §8.5). */
export async function createList(): Promise<boolean> {
  const name = DEFAULT_LIST_NAME[pageLanguage()];
  try {
    const response = await fetch(`${GRAPHQL_PATH}?query=createShoppingList`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: CREATE, variables: { name } }),
      signal: AbortSignal.timeout(CREATED_WITHIN_MS),
    });
    handleTrackingEvents(response);
    if (!response.ok) return false;
    tellOtherTabs();
    return true;
  } catch {
    return false;
  }
}
