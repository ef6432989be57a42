import { PANEL_PATH } from '#contract/panel/panel-links.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { PanelPage } from './panel-page.ts';

type Said = { title: string; text: string; toStart: string; isDoor?: boolean };

/** A page that only says something: what is refused, missing or broken. */
export const saidPage = ({ title, text, toStart, isDoor = false }: Said): PanelPage => ({
  ...{ title, lead: text, isDoor },
  content: (
    <p>
      <ButtonLink kind="secondary" href={PANEL_PATH}>
        {toStart}
      </ButtonLink>
    </p>
  ),
});
