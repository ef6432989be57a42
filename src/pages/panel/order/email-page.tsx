import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import { isPanelKey, type PanelKey } from '#texts/panel/panel-texts.ts';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';

export type EmailView = {
  number: string;
  email: { kind: string; to: string; subject: string; text: string; createdAt: Date };
};

/** An e-mail about an order, as whoever ordered got it. */
export const emailPage = ({ t, ...view }: EmailView & { t: PanelWords }): PanelPage => ({
  ...{ title: nameOf(t, view.email.kind), here: 'orders' },
  up: { href: panelLinks.order(view.number), text: t('order.title', { number: view.number }) },
  content: <EmailScreen {...view} />,
});

function EmailScreen({ email: { to, subject, text, createdAt } }: EmailView) {
  const { t } = usePanel();
  return (
    <section className="sheet">
      <p className="facts">
        <span>{t('order.emailTo', { to })}</span>
        <When at={createdAt} exact />
      </p>
      <h2>{subject}</h2>
      {text
        .trim()
        .split('\n\n')
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that does not change
          <p key={index} className="order__note">
            {paragraph}
          </p>
        ))}
    </section>
  );
}

const nameOf = (t: PanelWords, kind: string) =>
  isPanelKey(`orderEmail.${kind}`) ? t(`orderEmail.${kind}` as PanelKey) : kind;
