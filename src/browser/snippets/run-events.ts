import { mayTrack } from '#browser/consent/consent.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { runText } from './run-script.ts';

type Answer = { data?: { trackingEvents?: string[] } };

/** Asks for the events that wait and runs them in their order. The shop hands out each event once, to whichever tab. */
export async function runEvents(): Promise<void> {
  if (!mayTrack()) return;
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: 'query { trackingEvents }' }),
    keepalive: true,
  });
  const { data }: Answer = await response.json();
  for (const script of data?.trackingEvents ?? []) await runText(script, 'tracking-event');
}
