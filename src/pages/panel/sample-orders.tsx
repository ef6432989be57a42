import { panelLinks } from '#contract/panel/panel-links.ts';
import { Button } from '#ui/button/button.tsx';
import { CsrfField } from '#ui/panel/panel-form.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';

/** In the demo, as long as nobody has ordered anything. */
export function SampleOrders() {
  const { t } = usePanel();
  return (
    <section className="sheet">
      <h2>{t('samples.title')}</h2>
      <p>{t('samples.text')}</p>
      <form action={panelLinks.demoOrders} method="post">
        <CsrfField />
        <Button type="submit">{t('samples.add')}</Button>
      </form>
    </section>
  );
}
