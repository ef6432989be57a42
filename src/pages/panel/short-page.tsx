import { panelLinks } from '#contract/panel/panel-links.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { PanelWords } from '#ui/panel/panel-view.tsx';
import { ViewTabs } from '#ui/panel/view-tabs.tsx';
import type { PanelPage } from './panel-page.ts';
import { Few, type ShortView } from './today-short.tsx';

const VIEWS = ['few', 'gone'] as const;

type List = {
  t: PanelWords;
  view: (typeof VIEWS)[number];
  sizes: ShortView['few']['sizes'];
  next?: string | undefined;
};

/** All that runs out, or is gone. */
export const shortPage = ({ t, view, sizes, next }: List): PanelPage => ({
  ...{ title: t('today.short'), here: 'today' },
  up: { href: panelLinks.today, text: t('today.title') },
  content: (
    <>
      <ViewTabs
        label={t('short.views')}
        tabs={VIEWS.map((one) => ({
          ...{ key: one, href: panelLinks.short(one), text: t(`short.${one}`), isHere: one === view },
        }))}
      />
      {sizes.length === 0 ? <p className="empty">{t(`short.empty.${view}`)}</p> : <Few sizes={sizes} />}
      {next && (
        <p>
          <ButtonLink href={next} kind="secondary">
            {t('complaints.next')}
          </ButtonLink>
        </p>
      )}
    </>
  ),
});
