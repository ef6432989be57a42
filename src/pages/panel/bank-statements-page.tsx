import { yesIf } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { isCertain, type Match } from '#domain/bank-statements/match-order.ts';
import { SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import { formatDate } from '#domain/page/date.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { FileField } from '#ui/form/file-field/file-field.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { ViewTabs } from '#ui/panel/view-tabs.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';

export const TRANSFER_VIEWS = ['open', 'settled'] as const;
export type TransferView = (typeof TRANSFER_VIEWS)[number];

export type TransferRow = {
  id: number;
  bookedOn: string;
  /** With its currency, as it is read. */
  amount: string;
  title: string;
  payer: string;
  state: 'open' | 'matched' | 'dismissed';
  order: string | null;
  match?: Match | undefined;
};

/** Whether a transfer is for an order that waits for no money: whoever is sure sends it once more. */
export type TransferQuestion = { id: number; number: string; problem: 'cancelled' | 'not_unpaid' };

type Data = {
  t: PanelWords;
  notice?: PanelNotice | undefined;
  view: TransferView;
  rows: readonly TransferRow[];
  count: number;
  older?: string | undefined;
  question?: TransferQuestion | undefined;
};

/** Money that came into the shop's account, and whose it is. */
export const bankStatementsPage = ({ t, notice, view, rows, count, older, question }: Data): PanelPage => ({
  ...{ title: t('transfers.title'), lead: t('transfers.lead'), here: 'transfers', notice },
  content: (
    <>
      <StatementForm />
      <ViewTabs
        label={t('transfers.views')}
        tabs={TRANSFER_VIEWS.map((one) => ({
          ...{ key: one, href: `${panelLinks.transfers}?view=${one}`, text: t(`transfers.view.${one}`) },
          ...{ isHere: one === view, ...(one === 'open' && { count: String(count) }) },
        }))}
      />
      {view === 'open' && <CertainForm rows={rows} />}
      {rows.length === 0 ? (
        <p className="empty">{t(view === 'open' ? 'transfers.none' : 'transfers.noneSettled')}</p>
      ) : (
        <Transfers rows={rows} question={question} />
      )}
      <KeysetPager older={older} />
    </>
  ),
});

function StatementForm() {
  const { t } = usePanel();
  return (
    <form className="form" action={panelLinks.transfersTake} method="post" encType="multipart/form-data">
      <CsrfField />
      <FileField name="statement" label={t('transfers.file')} limits={SHOPPER_FILE_LIMITS} />
      <div className="form__actions">
        <Button type="submit">{t('transfers.take')}</Button>
      </div>
    </form>
  );
}

function CertainForm({ rows }: Pick<Data, 'rows'>) {
  const { t } = usePanel();
  const certain = rows.filter(({ match }) => isCertain(match)).length;
  if (certain === 0) return null;
  return (
    <form className="form" action={panelLinks.transfersCertain} method="post">
      <CsrfField />
      <p className="muted">{t('transfers.certainHint')}</p>
      <div className="form__actions">
        <Button type="submit">{t('transfers.certain', { n: certain })}</Button>
      </div>
    </form>
  );
}

function Transfers({ rows, question }: Pick<Data, 'rows' | 'question'>) {
  const { t, language } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('transfers.payer')}</th>
          <th scope="col" className="table__number">
            {t('transfers.amount')}
          </th>
          <th scope="col">{t('transfers.bookedOn')}</th>
          <th scope="col">{t('transfers.forOrder')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.payer} <span className="order__codes muted">{row.title}</span>
            </th>
            <td className="table__number" data-label={t('transfers.amount')}>
              {row.amount}
            </td>
            <td data-label={t('transfers.bookedOn')}>
              <time dateTime={row.bookedOn}>{formatDate(row.bookedOn, language)}</time>
            </td>
            <td data-label={t('transfers.forOrder')}>
              {row.state === 'open' ? (
                <OpenTransfer row={row} question={question?.id === row.id ? question : undefined} />
              ) : (
                <SettledTransfer row={row} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OpenTransfer({ row: { id, match }, question }: { row: TransferRow } & Pick<Data, 'question'>) {
  const { t } = usePanel();
  return (
    <div className="transfer">
      <form className="transfer__match" action={panelLinks.transferMatch(id)} method="post">
        <CsrfField />
        <Field
          name={`number_${id}`}
          label={<span className="sr-only">{t('transfers.number')}</span>}
          value={question?.number ?? match?.number}
          error={question && t(`transfers.ask.${question.problem}`)}
          hint={match && !question && <Likelihood match={match} />}
          autoComplete="off"
          required
          autoFocus={question !== undefined}
        />
        {question && <input type="hidden" name="sure" value={question.number} />}
        <Button type="submit" kind="secondary">
          {t(question ? 'transfers.matchSure' : 'transfers.match')}
        </Button>
      </form>
      <DismissForm id={id} isDismissed={false} />
    </div>
  );
}

function Likelihood({ match: { reason, isExact } }: { match: Match }) {
  const { t } = usePanel();
  return (
    <>
      <StateWord kind={reason === 'number' && isExact ? 'done' : 'wait'}>
        {t(`transfers.reason.${reason}`)}
      </StateWord>
      {!isExact && <> {t('transfers.otherSum')}</>}
    </>
  );
}

function SettledTransfer({ row: { id, order, state } }: { row: TransferRow }) {
  const { t } = usePanel();
  if (state === 'matched') return order ? <a href={panelLinks.order(order)}>{order}</a> : null;
  return (
    <div className="transfer">
      <StateWord kind="plain">{t('transfers.dismissed')}</StateWord>
      <DismissForm id={id} isDismissed />
    </div>
  );
}

function DismissForm({ id, isDismissed }: { id: number; isDismissed: boolean }) {
  const { t } = usePanel();
  return (
    <OneButton
      action={panelLinks.transferDismiss(id)}
      text={t(isDismissed ? 'transfers.reopen' : 'transfers.dismiss')}
      fields={{ dismissed: yesIf(!isDismissed) }}
    />
  );
}
