import { panelLinks } from '#contract/panel/panel-links.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { ViewTabs } from '#ui/panel/view-tabs.tsx';

const TABS = {
  emails: panelLinks.settingsEmails,
  webhooks: panelLinks.webhooks,
  tokens: panelLinks.tokens,
} as const;

/** What can be set, each on a page of its own. */
export function SettingsTabs({ here }: { here: keyof typeof TABS }) {
  const { t } = usePanel();
  const tabs = Object.entries(TABS).map(([key, href]) => ({
    ...{ key, href, text: t(`settings.view.${key as keyof typeof TABS}`), isHere: key === here },
  }));
  return <ViewTabs label={t('settings.views')} tabs={tabs} />;
}
