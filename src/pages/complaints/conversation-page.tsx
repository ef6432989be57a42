import { type ComplaintStatus, isClosed } from '#domain/complaints/complaint.ts';
import { MOST_REPLY_FILES } from '#domain/form/file/shopper-files.ts';
import { formPage, type PersonalPage } from '#pages/account/form-page.tsx';
import { SimpleForm } from '#pages/account/simple-form.tsx';
import type { FormField } from '#pages/form/form-field.ts';
import type { Page } from '#pages/page.ts';
import { Day } from '#ui/day/day.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

/** What whoever complained adds. */
export const REPLY_FORM: FormField[] = [
  {
    ...{ name: 'text', type: 'text', label: 'complaint.reply', required: true, maxLength: 4000, lines: 6 },
  },
  { name: 'files', type: 'files', label: 'label.files', hint: 'hint.files', most: MOST_REPLY_FILES },
];

export type Conversation = {
  number: string;
  product: string;
  status: ComplaintStatus;
  date: string;
  description: string;
  said: { isOwn: boolean; text: string; date: string }[];
};

/** How it is known whose complaint it is: sent along with the form. */
export type KnownBy = { by: 'token' | 'number'; value: string };

type Words = Omit<PersonalPage, 'path'>;

/** What was said about a complaint, and a form to say more, for who has its link or its account. */
export const conversationPage = (
  words: Words,
  complaint: Conversation,
  known: KnownBy,
  state: FormState,
): Page =>
  formPage(
    { ...words, path: ({ complaintAnswer }) => complaintAnswer(known.by, known.value) },
    <ConversationOf complaint={complaint} known={known} state={state} />,
  );

type Props = { complaint: Conversation; known: KnownBy; state: FormState };

function ConversationOf({ complaint, known, state }: Props) {
  const { t } = useShop();
  const links = useLinks();
  const { product, date, status, description, said } = complaint;
  const all = [{ isOwn: true, text: description, date }, ...said];
  return (
    <>
      <p>
        {product} · {t(`complaint.status.${status}`)}
      </p>
      <ol className="flow">
        {all.map(({ isOwn, text, date: day }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said is never put in another order
          <li key={index} className="account__card">
            <p>
              <strong>{t(isOwn ? 'complaint.ownReply' : 'complaint.answers')}</strong>, <Day day={day} />
            </p>
            <p className="account__said">{text}</p>
          </li>
        ))}
      </ol>
      {isClosed(status) ? (
        <Notice kind="info">{t('complaint.closed')}</Notice>
      ) : (
        <SimpleForm
          action={links.complaintAnswer(known.by, known.value)}
          fields={REPLY_FORM}
          state={state}
          send="complaint.replySend"
          files
        />
      )}
    </>
  );
}
