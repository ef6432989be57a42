import { panelLinks } from '#contract/panel/panel-links.ts';
import { failedEmailsPage } from '#pages/panel/failed-emails-page.tsx';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** E-mails that did not go out, and the way to send them again. */
export function failedEmailRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const { failedEmails } = backOffice;
  const path = '/failed-emails';

  panel.page({ path, needs: 'client.read' }, async (context) => {
    const { t, actor, asked } = context;
    const { count, rows, older } = await failedEmails.list(actor, readId(asked('before')) || undefined);
    return failedEmailsPage({
      ...{ t, notice: context.notice(), count, rows },
      older: older === undefined ? undefined : `${panelLinks.failedEmails}?before=${older}`,
    });
  });

  panel.button({ path: `${path}/:id/again`, needs: 'order.edit' }, async ({ t, actor, id }) => {
    const isSent = await failedEmails.sendAgain(actor, id);
    const text = t(isSent ? 'failedEmails.sentAgain' : 'failedEmails.gone');
    return { goOn: panelLinks.failedEmails, notice: { kind: isSent ? 'success' : 'error', text } };
  });

  panel.button({ path: `${path}/again`, needs: 'order.edit' }, async ({ t, actor }) => {
    const sent = await failedEmails.sendAllAgain(actor);
    const text = sent > 0 ? t('failedEmails.allSentAgain', { n: sent }) : t('failedEmails.gone');
    return { goOn: panelLinks.failedEmails, notice: { kind: sent > 0 ? 'success' : 'error', text } };
  });
}
