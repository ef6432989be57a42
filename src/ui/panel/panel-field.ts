import type { FieldRule } from '#domain/form/form-rules.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { Choice } from '#ui/form/select-field/select-field.tsx';

/** A field of a form of the back office: what it demands, and how it looks. */
export type PanelField = FieldRule & {
  label: PanelKey;
  hint?: PanelKey;
  autoComplete?: string;
  inputMode?: 'numeric' | 'email';
  choices?: readonly Choice[];
  lines?: number;
  /** Sent along and not shown. */
  isHidden?: boolean;
};
