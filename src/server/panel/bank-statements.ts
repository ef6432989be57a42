import { isYes } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import {
  bankStatementsPage,
  type TransferQuestion,
  type TransferRow,
} from '#pages/panel/bank-statements-page.tsx';
import { filesOf } from '#server/form/sent-files.ts';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { TransferView } from '#shop/bank-statements/bank-statements.ts';
import type { StatementTaken } from '#shop/bank-statements/take-statement.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { PanelContext } from './panel-context.ts';
import type { GoOn, PanelRoutes } from './panel-routes.ts';

/** Statements of the shop's bank, and the orders that their transfers pay for. */
export function bankStatementRoutes(
  panel: PanelRoutes,
  { backOffice: { bankStatements } }: Pick<Shop, 'backOffice'>,
): void {
  const { transfers } = panelLinks;
  const rowsOf = (rows: readonly TransferView[], { money }: PanelContext): TransferRow[] =>
    rows.map(({ amount, currency, ...row }) => ({ ...row, amount: money(amount, currency) }));

  const openPage = async (context: PanelContext, question?: TransferQuestion) => {
    const { t, actor } = context;
    const rows = await bankStatements.open(actor);
    return bankStatementsPage({
      ...{ t, notice: context.notice(), count: await bankStatements.countOpen(actor), question },
      ...{ view: 'open', rows: rowsOf(rows, context) },
    });
  };

  panel.page({ path: '/transfers', needs: 'money.match' }, async (context) => {
    const { t, actor, asked } = context;
    if (asked('view') !== 'settled') return openPage(context);
    const { rows, older } = await bankStatements.settled(actor, readId(asked('before')) || undefined);
    return bankStatementsPage({
      ...{ t, notice: context.notice(), count: await bankStatements.countOpen(actor) },
      ...{ view: 'settled', rows: rowsOf(rows, context) },
      older: older === undefined ? undefined : `${transfers}?view=settled&before=${older}`,
    });
  });

  panel.button({ path: '/transfers/take', needs: 'money.match' }, async ({ actor, request, t }) => {
    const [file] = filesOf(request);
    const problem = (key: PanelKey): GoOn => ({ goOn: transfers, notice: { kind: 'error', text: t(key) } });
    if (!file) return problem('transfers.noFile');
    if (file.bytes.length > SHOPPER_FILE_LIMITS.maxBytes) return problem('transfers.tooBig');
    const taken = await bankStatements.take(actor, file);
    return taken ? { goOn: transfers, notice: saidOf(t, taken) } : problem('transfers.badFile');
  });

  panel.button({ path: '/transfers/match-certain', needs: 'money.match' }, async ({ actor, t }) => {
    const n = await bankStatements.matchCertain(actor);
    return { goOn: transfers, notice: { kind: 'success', text: t('transfers.certainDone', { n }) } };
  });

  panel.button({ path: '/transfers/:id/match', needs: 'money.match' }, async (context) => {
    const { actor, id, sent, t } = context;
    const number = sent(`number_${id}`).trim();
    const isSure = sent('sure') === number;
    const outcome = await bankStatements.match(actor, id, { number, isSure });
    if (outcome?.ok)
      return { goOn: transfers, notice: { kind: 'success', text: t('transfers.matched', { number }) } };
    const problem = outcome?.problem;
    if (problem === 'cancelled' || problem === 'not_unpaid')
      return openPage(context, { id, number, problem });
    const why = problem && problem !== 'conflict' && t(`order.why.${problem}`);
    const text = why ? t('order.problem', { why }) : t('transfers.gone');
    return { goOn: transfers, notice: { kind: 'error', text } };
  });

  panel.button({ path: '/transfers/:id/dismiss', needs: 'money.match' }, async ({ actor, id, sent, t }) => {
    const isDismissed = isYes(sent('dismissed'));
    if (!(await bankStatements.setDismissed(actor, id, isDismissed)))
      return { goOn: transfers, notice: { kind: 'error', text: t('transfers.gone') } };
    const text = t(isDismissed ? 'transfers.nowDismissed' : 'transfers.nowOpen');
    return { goOn: transfers, notice: { kind: 'success', text } };
  });
}

function saidOf(t: PanelContext['t'], { added, known, others, unreadable }: StatementTaken) {
  if (unreadable > 0)
    return { kind: 'error', text: t('transfers.takenBadly', { added, unreadable }) } as const;
  return { kind: 'success', text: t('transfers.taken', { added, known, others }) } as const;
}
