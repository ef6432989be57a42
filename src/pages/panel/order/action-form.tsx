import { panelLinks } from '#contract/panel/panel-links.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import type { AnyAction } from '#domain/order/action-rights.ts';
import type { OfferedAction } from '#domain/order/allowed-actions.ts';
import { isOffered, isSelfEvident } from '#domain/order/offered.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { PanelForm, useDraft } from '#ui/panel/panel-form.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { fieldName, KEY, SUM } from './field-names.ts';
import { firstValues, ownOf } from './first-values.ts';
import { fieldsOf } from './order-fields.ts';
import type { OrderPageData } from './order-view.ts';

type Props = {
  data: OrderPageData;
  action: AnyAction;
  /** Of the parcel, return or entry that it is about; 0 of the order itself. */
  id?: number;
  /** Shown with its fields at once: what one comes here to do. */
  isNext?: boolean;
};

/** What is said before something that cannot be taken back, or means more than its name. */
const HINTS: Partial<Record<AnyAction, PanelKey>> = {
  cancel: 'order.hint.cancel',
  lost: 'order.hint.lost',
  ask_refund: 'order.hint.refund',
  refund_lines: 'order.hint.refundLines',
  refund_whole: 'order.hint.refundWhole',
  start_unpaid: 'order.hint.unpaid',
  edit_lines: 'order.hint.quantity',
  add_line: 'order.hint.addLine',
  edit_contact: 'order.hint.contact',
};

/** A form of one action. One without fields is a button; the others wait behind their name. */
export function ActionForm({ data, action, id = 0, isNext = false }: Props) {
  const { t, language } = usePanel();
  const { order, methods, found, newKey, open } = data;
  const state = open?.action === action && open.id === id ? open.state : undefined;
  const fields = fieldsOf(action, id, { order, methods, found, t });
  const draft = useDraft(panelLinks.orderAction(order.number, action, id));
  const hint = HINTS[action];
  const href = panelLinks.orderAction(order.number, action, id);
  const own = { ...ownOf(action, id, order, language), [KEY]: newKey() };
  if (fields.every(({ isHidden }) => isHidden) && !hint)
    return (
      <form action={href} method="post">
        <CsrfField />
        {Object.entries(own).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {state?.message && <p role="alert">{state.message}</p>}
        <Button type="submit" kind={isNext ? 'primary' : 'secondary'}>
          {t(`order.do.${action}`)}
        </Button>
      </form>
    );
  // What was wrong is put right in the same form: it still is about what was looked at first.
  const about = state && !state.theirs ? { [KEY]: own[KEY] } : own;
  const values = { ...firstValues(action, id, order, language), ...own, ...state?.values, ...about };
  const form = (
    <>
      {hint && <p className="muted">{t(hint)}</p>}
      {state?.said && <Notice kind="info">{state.said}</Notice>}
      <PanelForm
        action={href}
        fields={fields}
        state={{ ...state, values }}
        send={sendWord(action, id, values)}
      />
    </>
  );
  if (isNext) return form;
  return (
    <details className="action" open={state !== undefined || draft !== undefined}>
      <summary>{t(`order.do.${action}`)}</summary>
      {form}
    </details>
  );
}

/** What is reckoned first says so, and once the sum was shown, what is done with it. */
function sendWord(action: AnyAction, id: number, values: FormValues): PanelKey {
  if ((action === 'record_payment' || action === 'send') && values[fieldName(action, id, SUM)])
    return `order.sure.${action}`;
  if (action !== 'refund_lines' && action !== 'refund_whole' && action !== 'add_line')
    return `order.do.${action}`;
  return values[fieldName(action, id, SUM)] ? `order.sure.${action}` : `order.count.${action}`;
}

type List<Action extends AnyAction> = {
  data: OrderPageData;
  actions: readonly OfferedAction<Action>[];
  id?: number;
  /** What is shown elsewhere. */
  without?: readonly AnyAction[];
};

/** What may be done, and why not what may not be done now. */
export function ActionList<Action extends AnyAction>({ data, actions, id = 0, without = [] }: List<Action>) {
  const { t } = usePanel();
  const shown = actions.filter(({ action }) => !without.includes(action) && !standsFirst(data, action, id));
  const blocked = shown.filter((one) => !isOffered(one) && !isSelfEvident(one));
  if (shown.length === 0) return null;
  return (
    <div className="actions">
      {shown.filter(isOffered).map(({ action }) => (
        <ActionForm key={action} data={data} action={action} id={id} />
      ))}
      {blocked.length > 0 && (
        <ul className="actions__not muted">
          {blocked.map(({ action, why }) => (
            <li key={action}>
              {t(`order.do.${action}`)}: {why && t(`order.why.${why}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const standsFirst = ({ next }: OrderPageData, action: AnyAction, id: number) =>
  next?.action === action && ('id' in next ? next.id : 0) === id;
