import { panelLinks } from '#contract/panel/panel-links.ts';
import { isAtWork, jobProgress, retryable } from '#domain/order/bulk.ts';
import type { ShownJob } from '#pages/panel/orders-job-view.ts';
import { isPanelKey, type PanelKey } from '#texts/panel/panel-texts.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';

type Job = { t: PanelWords; job: ShownJob; problem: string | undefined; notice: PanelNotice | undefined };

/** A job with many orders: what would come of it, how far it is, or what came of it. */
export const jobPage = ({ t, job, problem, notice }: Job): PanelPage => ({
  ...{ title: t(`job.${job.action}`), lead: t('job.by', { name: job.by }), here: 'orders', notice },
  up: { href: panelLinks.orders, text: t('job.toOrders') },
  // Whoever has no script sees how it goes as well.
  ...(isAtWork(job.state) && { refreshSeconds: 2 }),
  content: <JobSheet job={job} problem={problem} />,
});

/** Why an order cannot be done, in words. */
export function jobWhy(t: PanelWords, problem: string): string {
  const keys = [`job.problem.${problem}`, `order.why.${problem}`];
  const known = keys.find(isPanelKey);
  return known ? t(known as PanelKey) : t('order.gone');
}

const STATE_LOOK = {
  trying: 'going',
  tried: 'wait',
  running: 'going',
  done: 'done',
  stopped: 'bad',
} as const;

function JobSheet({ job, problem }: Pick<Job, 'job' | 'problem'>) {
  const { t } = usePanel();
  const { done, of } = jobProgress(job.state, job.counts);
  const isGoing = isAtWork(job.state);
  return (
    <section className="sheet job" data-live-part={`job:${job.id}`}>
      <p className="facts">
        <StateWord kind={STATE_LOOK[job.state]}>{t(`job.state.${job.state}`)}</StateWord>
        {isGoing && <span>{t('job.progress', { done, of })}</span>}
      </p>
      {isGoing && (
        <>
          <progress className="job__bar" value={done} max={of} aria-label={t(`job.state.${job.state}`)} />
          <p className="muted">{t('job.goesOn')}</p>
        </>
      )}
      <Counts job={job} />
      <Reasons job={job} />
      {job.isOwn && <Steps job={job} problem={problem} />}
      <Problems job={job} />
    </section>
  );
}

/** Of a job that has begun it is not said any more what could be done. */
function shownCounts({ state, counts }: ShownJob): [PanelKey, number][] {
  const { waiting, can, cannot, done, refused } = counts;
  const cannotToo: [PanelKey, number][] = [['job.cannot', cannot]];
  if (state === 'trying' || state === 'tried') return [['job.can', can], ...cannotToo];
  return [
    ['job.done', done],
    ['job.refused', refused],
    ...cannotToo,
    ...(state === 'stopped' ? ([['job.left', waiting + can]] as [PanelKey, number][]) : []),
  ];
}

function Counts({ job }: Pick<Job, 'job'>) {
  const { t, locale } = usePanel();
  return (
    <dl className="job__counts">
      {shownCounts(job).map(([key, count]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{count.toLocaleString(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reasons({ job: { reasons } }: Pick<Job, 'job'>) {
  const { t } = usePanel();
  if (reasons.length === 0) return null;
  return (
    <div>
      <h2>{t('job.why')}</h2>
      <ul className="lines">
        {reasons.map(({ state, problem, orders }) => (
          <li key={state + problem}>{t('job.whyCount', { why: jobWhy(t, problem), n: orders })}</li>
        ))}
      </ul>
    </div>
  );
}

function Steps({ job, problem }: Pick<Job, 'job' | 'problem'>) {
  const { t } = usePanel();
  const { id, state, counts } = job;
  const again = retryable(state, counts);
  return (
    <>
      {state === 'tried' && <Begin job={job} problem={problem} />}
      {state === 'done' && counts.done + counts.refused === 0 && <p>{t('job.nothing')}</p>}
      <div className="buttons">
        {(isAtWork(state) || state === 'tried') && (
          <OneButton
            action={panelLinks.jobStop(id)}
            text={t(state === 'tried' ? 'job.discard' : 'job.stop')}
          />
        )}
        {again > 0 && <OneButton action={panelLinks.jobRetry(id)} text={t('job.retry', { n: again })} />}
        {!isAtWork(state) && (
          <a href={panelLinks.jobReport(id)} download>
            {t('job.report')}
          </a>
        )}
      </div>
    </>
  );
}

function Begin({ job: { id, action, counts }, problem }: Pick<Job, 'job' | 'problem'>) {
  const { t } = usePanel();
  return (
    <form className="form" action={panelLinks.jobStart(id)} method="post">
      <CsrfField />
      {action === 'hold' && (
        <Field name="reason" label={t('job.reason')} required maxLength={500} error={problem} />
      )}
      {(action === 'cancel' || action === 'send') && <p>{t(`job.hint.${action}`)}</p>}
      <div className="form__actions">
        <Button type="submit">{t(`job.confirm.${action}`, { n: counts.can })}</Button>
      </div>
    </form>
  );
}

function Problems({ job: { problems, counts } }: Pick<Job, 'job'>) {
  const { t } = usePanel();
  if (problems.length === 0) return null;
  const isCut = counts.cannot + counts.refused > problems.length;
  return (
    <details>
      <summary>{t('job.orders')}</summary>
      {isCut && <p className="muted">{t('job.firstOnly', { n: problems.length })}</p>}
      <ul className="lines">
        {problems.map(({ number, problem }) => (
          <li key={number}>
            <a href={panelLinks.order(number)}>{number}</a> {jobWhy(t, problem)}
          </li>
        ))}
      </ul>
    </details>
  );
}
