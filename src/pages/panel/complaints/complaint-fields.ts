import { COMPLAINT_RESULTS } from '#domain/complaints/complaint.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';

const LONGEST = 10_000;
const VERSION: PanelField = {
  ...{ name: 'version', type: 'text', label: 'complaint.answerText', required: true, isHidden: true },
};

export const answerFields = (isDecided: boolean): PanelField[] => [
  {
    ...{ name: 'answer', type: 'text', label: 'complaint.answerText' },
    hint: isDecided ? 'complaint.answerHintDecided' : 'complaint.answerHint',
    ...{ required: true, maxLength: LONGEST, lines: 6 },
  },
  VERSION,
];

export const COMPLAINT_NOTE: PanelField[] = [
  {
    ...{ name: 'note', type: 'text', label: 'complaint.noteText', required: true },
    ...{ maxLength: LONGEST, lines: 3 },
  },
];

export const decisionFields = (t: PanelWords): PanelField[] => [
  {
    ...{ name: 'decision', type: 'choice', label: 'complaint.decision', required: true },
    options: COMPLAINT_RESULTS,
    // None is chosen beforehand: whoever decides has to say it.
    choices: [
      { value: '', label: t('complaint.choose') },
      { value: 'money_back', label: t('complaint.giveBack') },
      { value: 'accepted', label: t('complaint.accept') },
      { value: 'refused', label: t('complaint.refuse') },
    ],
  },
  {
    ...{ name: 'reason', type: 'text', label: 'complaint.reason', hint: 'complaint.reasonHint' },
    ...{ required: true, maxLength: LONGEST, lines: 6 },
  },
  VERSION,
];
