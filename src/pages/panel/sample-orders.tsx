import { panelLinks } from '#contract/panel/panel-links.ts';
import { OneButton } from '#ui/panel/one-button.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';

/** In the demo, as long as nobody has ordered anything. */
export function SampleOrders() {
  const { t } = usePanel();
  return (
    <section className="sheet">
      <h2>{t('samples.title')}</h2>
      <p>{t('samples.text')}</p>
      <OneButton action={panelLinks.demoOrders} text={t('samples.add')} kind="primary" />
    </section>
  );
}
