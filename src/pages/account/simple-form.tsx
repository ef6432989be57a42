import type { ReactNode } from 'react';
import type { FormField } from '#pages/form/form-field.ts';
import { FormFields } from '#pages/form/form-fields.tsx';
import type { TextKey } from '#texts/text-key.ts';
import { Button } from '#ui/button/button.tsx';
import { ShopForm } from '#ui/form/form.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  action: string;
  fields: readonly FormField[];
  state: FormState;
  send: TextKey;
  draft?: string;
  files?: boolean;
  hints?: Readonly<Record<string, ReactNode>>;
  /** What is sent along and not shown. */
  hidden?: Readonly<Record<string, string>>;
  /** Whose password it is, for those who keep passwords. */
  login?: string;
  /** Beside the button. */
  aside?: ReactNode;
};

/** A form of fields and one button. */
export function SimpleForm(props: Props) {
  const { action, fields, state, send, hints, hidden = {}, login, aside, ...rest } = props;
  const { t } = useShop();
  return (
    <ShopForm action={action} fields={fields} state={state} label={t(send)} {...rest}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {login !== undefined && (
        <input type="text" name="username" autoComplete="username" defaultValue={login} hidden />
      )}
      <FormFields fields={fields} state={state} {...(hints && { hints })} />
      <div className="form__actions">
        <Button type="submit">{t(send)}</Button>
        {aside}
      </div>
    </ShopForm>
  );
}
