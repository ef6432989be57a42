import { reportError } from '#browser/error-log/error-log.ts';
import { TRACKING_HEADER } from '#contract/wire.ts';

/** Where an answer says that tracking events wait, has them run (spec §7 Tracking events). */
export function handleTrackingEvents({ headers }: Response): void {
  if (!(Number(headers.get(TRACKING_HEADER)) >= 1)) return;
  import('#browser/snippets/run-events.ts').then(({ runEvents }) => runEvents()).catch(reportError);
}
