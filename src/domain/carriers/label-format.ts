/** How labels come: as a document for any printer, or in the language of label printers. */
export const LABEL_FORMATS = ['pdf', 'zpl'] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

export const isLabelFormat = (text: string | undefined): text is LabelFormat =>
  LABEL_FORMATS.some((format) => format === text);
