import { formPage, type PersonalPage } from '#pages/account/form-page.tsx';
import { SimpleForm } from '#pages/account/simple-form.tsx';
import type { FormField } from '#pages/form/form-field.ts';
import type { Page } from '#pages/page.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

export const FOLLOW_ORDER: FormField[] = [
  {
    ...{ name: 'number', type: 'text', label: 'label.order', hint: 'withdrawal.orderHint' },
    ...{ required: true, maxLength: 40 },
  },
  {
    ...{ name: 'email', type: 'email', label: 'label.email', hint: 'order.followEmail' },
    ...{ required: true, maxLength: 254, autoComplete: 'email' },
  },
];

/** Where a guest whose e-mail is lost asks for the way to an order. */
export const followOrderPage = (words: Omit<PersonalPage, 'path'>, state: FormState): Page =>
  formPage({ ...words, path: ({ orderFollow }) => orderFollow() }, <FollowOrder state={state} />);

function FollowOrder({ state }: { state: FormState }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <SimpleForm action={links.orderFollow()} fields={FOLLOW_ORDER} state={state} send="order.followSend" />
      <p>
        {t('order.followAccount')} <a href={links.accountOrders}>{t('account.orders')}</a>
      </p>
    </>
  );
}
