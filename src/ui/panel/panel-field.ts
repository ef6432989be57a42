import type { FieldRule } from '#domain/form/form-rules.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { Choice } from '#ui/form/select-field/select-field.tsx';

/** A field of a form of the back office: what it demands, and how it looks. */
export type PanelField = FieldRule & {
  label: PanelKey;
  /** The label with what it is about, where the words alone do not tell. */
  said?: string;
  hint?: PanelKey;
  autoComplete?: string;
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
  choices?: readonly Choice[];
  lines?: number;
  /** Sent along and not shown. */
  isHidden?: boolean;
};
