import type { ReactNode } from 'react';
import type { FileLimits } from '#domain/form/file/file-check.ts';
import { fieldIds } from '#ui/form/field/field-ids.ts';
import { describedBy, FieldLayout } from '#ui/form/field/field-layout.tsx';

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
    <FieldLayout name={name} label={label} hint={hint} error={error}>
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
    </FieldLayout>
  );
}
