import { fieldIds } from '#ui/form/field/field-ids.ts';
import { FieldMessage } from '#ui/form/field/field-layout.tsx';

export type RadioChoice = {
  value: string;
  label: string;
  /** What it costs, at the end of the line. */
  price?: string;
  note?: string;
  /** Styles may show more where a choice of this kind is made. */
  kind?: string;
  className?: string | undefined;
};

type Props = {
  name: string;
  label: string;
  choices: readonly RadioChoice[];
  value?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
};

/** One of a few ways, each with its price and a word about it. */
export function RadioField({ name, label, choices, value, error, required }: Props) {
  const ids = fieldIds(name);
  return (
    <fieldset
      className="field radios"
      data-state={error ? 'error' : undefined}
      aria-describedby={ids.message}
    >
      <legend>{label}</legend>
      <ul>
        {choices.map((choice, index) => (
          <li key={choice.value} className="radios__choice">
            <input
              type="radio"
              id={index === 0 ? ids.control : `${ids.control}_${index}`}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              required={required}
              className={choice.className}
              data-kind={choice.kind}
              aria-invalid={error ? true : undefined}
            />
            <label htmlFor={index === 0 ? ids.control : `${ids.control}_${index}`}>
              <span className="radios__text">
                {choice.label}
                {choice.note && <span className="radios__note">{choice.note}</span>}
              </span>
              {choice.price && <span className="radios__price">{choice.price}</span>}
            </label>
          </li>
        ))}
      </ul>
      <FieldMessage name={name} error={error} />
    </fieldset>
  );
}
