import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '#ui/form/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  name: string;
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'type'>;

/** A password, which can be looked at while it is typed. The button is of use with JavaScript only. */
export function PasswordField(props: Props) {
  const { t } = useShop();
  return (
    <Field
      {...props}
      type="password"
      spellCheck={false}
      after={
        <button type="button" className="button button--icon" data-show-password aria-pressed="false" hidden>
          <Icon name="eye" size={20} />
          <span className="sr-only">{t('form.showPassword')}</span>
        </button>
      }
    />
  );
}
