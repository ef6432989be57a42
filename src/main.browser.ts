import { reportError, startErrorLog } from '#browser/error-log/error-log.ts';
import { holdLayoutEvents } from '#browser/event-replay/layout-events.ts';
import { firstView } from '#browser/layout/first-view.ts';
import { loadAhead } from '#browser/layout/load-ahead.ts';
import { startNavigation } from '#browser/navigation/navigation.ts';
import { CONSENT_COOKIE, NAMED_SCRIPTS_ID } from '#contract/wire.ts';
import { startIslands } from './start-islands.ts';

/**
 * Everything the browser runs, started in order. The layout works as links and forms until its scripts
 * come, a moment later; React comes only with the first island that hydrates.
 */
startErrorLog();
if (document.getElementById(NAMED_SCRIPTS_ID))
  import('./browser/snippets/named-scripts.ts').then(
    ({ startAmongScripts }) => startAmongScripts(start),
    (error) => {
      start();
      reportError(error);
    },
  );
else start();

function start(): void {
  startNavigation();
  startIslands();
  beforeNextPaint(askAtOnce);
  const replayLayoutEvents = holdLayoutEvents();
  firstView.then(() => {
    loadAhead('layout');
    if (document.querySelector('shop-island')) loadAhead('islands');
    import('./browser/layout/start-layout.ts')
      .then(({ startLayout }) => startLayout())
      .catch(reportError)
      .finally(replayLayoutEvents);
  });
}

/** Runs when the page is laid out anyway; a page that nobody sees is not painted. */
function beforeNextPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(work);
}

/** The question of cookies stands there with the page: who looks at it sees it come in one piece. */
function askAtOnce(): void {
  const question = document.getElementById('consent');
  if (question) question.hidden = document.cookie.includes(`${CONSENT_COOKIE}=`);
}
