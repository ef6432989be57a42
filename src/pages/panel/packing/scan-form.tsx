import type { ReactNode } from 'react';
import { SCAN_FIELDS } from '#contract/panel/packing-form.ts';
import type { PanelNotice } from '#pages/panel/panel-page.ts';
import { Button } from '#ui/button/button.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';

type Scan = {
  action: string;
  /** What is to be scanned now. */
  label: string;
  hint?: string;
  send: string;
  /** Fields that go with the scan. */
  fields?: Readonly<Record<string, string>>;
  notice: PanelNotice | undefined;
  children?: ReactNode;
};

/** The one field of the packing table: it has the focus whenever the page has come. */
export function ScanForm({ action, label, hint, send, fields = {}, notice, children }: Scan) {
  const { t } = usePanel();
  return (
    <form className={`scan${notice?.kind === 'error' ? ' scan--bad' : ''}`} action={action} method="post">
      <CsrfField />
      <HiddenFields fields={fields} />
      <label className="scan__label" htmlFor="scan">
        {label}
      </label>
      <div className="scan__row">
        <input
          id="scan"
          className="scan__field"
          type="text"
          name={SCAN_FIELDS.code}
          inputMode="none"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          // biome-ignore lint/a11y/noAutofocus: the scanner types into it, and nobody reaches for it first
          autoFocus
          aria-describedby={hint ? 'scan-hint' : undefined}
          data-scan=""
        />
        <Button type="submit" kind="secondary">
          {send}
        </Button>
      </div>
      {notice ? (
        <p
          className={`scan__said scan__said--${notice.kind}`}
          role={notice.kind === 'error' ? 'alert' : 'status'}
        >
          {notice.text}
        </p>
      ) : (
        hint && (
          <p className="scan__hint" id="scan-hint">
            {hint}
          </p>
        )
      )}
      <p className="scan__said scan__said--error" role="alert" data-offline="" hidden>
        {t('packing.offline')}
      </p>
      {children}
    </form>
  );
}

type Press = { action: string; text: string; name?: string; fields: Readonly<Record<string, string>> };

/** A button of the packing table, which is a form of its own. */
export function PressForm({ action, text, name, fields }: Press) {
  return (
    <form className="press" action={action} method="post">
      <CsrfField />
      <HiddenFields fields={fields} />
      <Button type="submit" kind="secondary" aria-label={name}>
        {text}
      </Button>
    </form>
  );
}

const HiddenFields = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
