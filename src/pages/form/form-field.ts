import type { FieldRule } from '#domain/form/form-rules.ts';
import type { TextKey } from '#texts/text-key.ts';
import type { Choice } from '#ui/form/select-field/select-field.tsx';

/** A field of a form: what it demands, and how it looks. Browser and server read the same definition. */
export type FormField = FieldRule & {
  label: TextKey;
  /** Said before the label where the form has another field of that name. */
  section?: TextKey;
  hint?: TextKey;
  /** What browsers fill in; known for most types. */
  autoComplete?: string;
  choices?: readonly Choice[];
  /** A list with this line first has nothing chosen yet. */
  placeholder?: TextKey;
  look?: 'checkbox' | 'switch';
  lines?: number;
  /** What to say of an address that has an account. */
  taken?: TextKey;
  /** Of a form's width, from 640 px on. */
  width?: 'half' | 'third' | 'rest';
};
