import { panelLinks } from '#contract/panel/panel-links.ts';
import type { HereObject } from '#domain/staff/here.ts';
import { usePanel } from './panel-view.tsx';

/** Who else looks at the same thing; a script finds out. */
export function HereToo({ object }: { object: HereObject }) {
  const { t } = usePanel();
  return (
    <p
      className="here-too"
      role="status"
      data-here={object}
      data-here-at={panelLinks.here}
      data-one={t('here.one')}
      data-many={t('here.many')}
      hidden
    />
  );
}
