import type { ComplaintStatus } from '#domain/complaints/complaint.ts';
import { formPage, type PersonalPage } from '#pages/account/form-page.tsx';
import { SimpleForm } from '#pages/account/simple-form.tsx';
import type { FormField } from '#pages/form/form-field.ts';
import { FormFields } from '#pages/form/form-fields.tsx';
import type { Page } from '#pages/page.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Day } from '#ui/day/day.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ShopForm } from '#ui/form/form.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { isTyped } from './complaint-form.ts';

export type ComplaintView = {
  number: string;
  product: string;
  date: string;
  status: ComplaintStatus;
  description: string;
  files: { id: number; name: string }[];
  /** What was said since, the oldest first. */
  answers: { isOwn: boolean; text: string; date: string }[];
};

/** What the client has complained about, and what became of it. */
export function Complaints({ complaints }: { complaints: ComplaintView[] }) {
  const { t } = useShop();
  const links = useLinks();
  const write = <ButtonLink href={links.accountComplaint}>{t('complaint.new')}</ButtonLink>;
  if (complaints.length === 0)
    return (
      <EmptyState title={t('complaint.none')} text={t('complaint.noneNext')}>
        {write}
      </EmptyState>
    );
  return (
    <>
      <p>{write}</p>
      <ul className="account__cards">
        {complaints.map((complaint) => (
          <li key={complaint.number} className="account__card">
            <strong>
              {complaint.number}: {complaint.product}
            </strong>
            <p>
              <Day day={complaint.date} />, {t(`complaint.status.${complaint.status}`)}
            </p>
            <p className="account__said">{complaint.description}</p>
            {complaint.files.length > 0 && (
              <p>
                {t('complaint.files')}:{' '}
                {complaint.files.map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <a href={`${links.accountComplaintFile}?id=${id}`} download={name}>
                      {name}
                    </a>
                  </span>
                ))}
              </p>
            )}
            {complaint.answers.map(({ isOwn, text, date }) => (
              <div key={`${date} ${text}`}>
                <p>
                  {t(isOwn ? 'complaint.ownReply' : 'complaint.answers')}, <Day day={date} />
                </p>
                <p className="account__said">{text}</p>
              </div>
            ))}
            <p>
              <a href={links.complaintAnswer('number', complaint.number)}>{t('complaint.toReply')}</a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ComplaintForm({ fields, state }: { fields: FormField[]; state: FormState }) {
  const { t } = useShop();
  const links = useLinks();
  const [bought, ...others] = fields;
  const typed = others.filter(isTyped);
  return (
    <ShopForm
      action={links.accountComplaint}
      fields={fields}
      state={state}
      label={t('complaint.new')}
      draft="complaint"
      files
    >
      {bought?.choices && <FormFields fields={[bought]} state={state} />}
      <div className="form form--inside" data-shown-with="not_bought">
        <FormFields fields={typed} state={state} />
      </div>
      <FormFields fields={others.filter((field) => !typed.includes(field))} state={state} />
      <div className="form__actions">
        <Button type="submit">{t('complaint.send')}</Button>
      </div>
    </ShopForm>
  );
}

/** The page of a guest, who says which order it is about. */
export const guestComplaintPage = (
  words: Omit<PersonalPage, 'path'>,
  fields: FormField[],
  state: FormState,
): Page =>
  formPage(
    { ...words, path: ({ complaint }) => complaint() },
    <GuestComplaintForm fields={fields} state={state} />,
  );

function GuestComplaintForm({ fields, state }: { fields: FormField[]; state: FormState }) {
  const links = useLinks();
  return (
    <SimpleForm
      action={links.complaint()}
      fields={fields}
      state={state}
      send="complaint.send"
      draft="complaint-guest"
      files
    />
  );
}
