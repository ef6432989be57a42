import type { ReactNode } from 'react';
import type { FileLimits } from '#domain/form/file-check.ts';
import { describedBy, FieldMessage } from '#ui/field/field.tsx';
import { fieldIds } from '#ui/field/field-ids.ts';

type Props = {
  name: string;
  label: ReactNode;
  limits: FileLimits;
  /** Types the browser offers first; others can still be chosen there, and are looked at by the shop. */
  accept?: string | undefined;
  /** More than one may be chosen, up to so many. */
  most?: number | undefined;
  error?: string | undefined;
  hint?: ReactNode;
};

/** Files to send along. What may not be sent is refused as soon as it is chosen (spec §5 File input). */
export function FileField({ name, label, limits, accept, most = 1, error, hint }: Props) {
  const ids = fieldIds(name);
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <label htmlFor={ids.control}>{label}</label>
      {hint && (
        <p id={ids.hint} className="field__hint">
          {hint}
        </p>
      )}
      <input
        type="file"
        id={ids.control}
        name={name}
        accept={accept}
        multiple={most > 1}
        data-max-files={most}
        data-mime-types={limits.mimeTypes.join(' ')}
        data-extensions={limits.extensions.join(' ')}
        data-max-filesize={limits.maxBytes}
        {...describedBy(name, { error, hint })}
      />
      <FieldMessage name={name} error={error} />
    </div>
  );
}
