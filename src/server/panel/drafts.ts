import { DRAFT_FIELDS, DRAFT_FORM, readDraft } from '#contract/panel/draft-form.ts';
import { draftedForm } from '#contract/panel/drafted-forms.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { Shop } from '#server/shop.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** What is typed is kept until it is sent, for whoever typed it. */
export function draftRoutes(panel: PanelRoutes, { backOffice: { drafts } }: Pick<Shop, 'backOffice'>): void {
  panel.quiet({ path: '/drafts', needs: 'signed_in' }, async ({ actor, sent }) => {
    const fields = readDraft(sent(DRAFT_FIELDS));
    return fields !== undefined && (await drafts.save(actor, sent(DRAFT_FORM), fields));
  });

  panel.button({ path: '/drafts/discard', needs: 'signed_in' }, async ({ actor, sent, t }) => {
    const form = sent(DRAFT_FORM);
    await drafts.discard(actor, form);
    const page = draftedForm(form) ? form.slice(0, form.lastIndexOf('/')) : panelLinks.today;
    return { goOn: page, notice: { kind: 'success', text: t('draft.discarded') } };
  });
}
