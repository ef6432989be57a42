import { TRACKING_HEADER } from '#contract/wire.ts';
import { reportError } from './error-log.ts';

/** Where an answer says that tracking events wait, has them run (spec §7 Tracking events). */
export function handleTrackingEvents({ headers }: Response): void {
  if (!(Number(headers.get(TRACKING_HEADER)) >= 1)) return;
  import('./snippets/run-events.ts').then(({ runEvents }) => runEvents()).catch(reportError);
}
