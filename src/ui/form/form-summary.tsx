import type { FieldRule } from '#domain/form/form-rules.ts';
import type { TextKey } from '#texts/text-key.ts';
import { fieldIds } from '#ui/form/field/field-ids.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { FormState } from './form-state.ts';

export type LabelledRule = FieldRule & { label?: TextKey; section?: TextKey };

type Props = { fields: readonly LabelledRule[]; state: FormState };

/** Says what is wrong with a form that was sent, and leads to the fields. It takes the focus. */
export function FormSummary({ fields, state: { problems = {}, message } }: Props) {
  const { t } = useShop();
  const wrong = fields.filter(({ name }) => problems[name]);
  const title = message ?? (wrong.length > 0 ? t('form.summary', { n: wrong.length }) : undefined);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was loaded to say this
    <div className="form__summary" role="alert" tabIndex={-1} hidden={!title} autoFocus={Boolean(title)}>
      <Icon name="warning" size={20} />
      <div>
        <p data-summary-title>{title}</p>
        <ul data-summary-list>
          {wrong.map(({ name, label, section }) => (
            <li key={name}>
              <a href={`#${fieldIds(name).control}`}>
                {section && `${t(section)}: `}
                {label && `${t(label)}: `}
                {problems[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
