import { panelLinks } from '#contract/panel/panel-links.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';

/** In the demo: whether orders may be added, and how far they have come. */
export type SamplesView = { isOffered: boolean; hasFailed: boolean; progress?: { done: number; of: number } };

/** As long as nobody has ordered anything, and while the orders come. */
export function SampleOrders({ isOffered, hasFailed, progress }: SamplesView) {
  const { t } = usePanel();
  return (
    <div data-live-part="samples">
      {hasFailed && <Notice kind="error">{t('samples.failed')}</Notice>}
      {isOffered && (
        <section className="sheet">
          <h2>{t('samples.title')}</h2>
          <p>{t('samples.text')}</p>
          <OneButton action={panelLinks.demoOrders} text={t('samples.add')} kind="primary" />
        </section>
      )}
      {progress && (
        <section className="sheet">
          <h2>{t('samples.title')}</h2>
          <p>{t('samples.progress', progress)}</p>
          <progress
            className="job__bar"
            value={progress.done}
            max={progress.of}
            aria-label={t('samples.title')}
          />
        </section>
      )}
    </div>
  );
}
