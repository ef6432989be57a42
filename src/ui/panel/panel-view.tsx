import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '#contract/language.ts';
import type { LabelFormat } from '#domain/carriers/label-format.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { may } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';
import { PANEL_TEXTS, type PanelKey } from '#texts/panel/panel-texts.ts';
import { say, type Values } from '#texts/say.ts';

export type DraftView = { form: string; fields: FormValues; savedAt: Date };

/** How the back office looks to whoever asks. */
export type PanelView = {
  language: Language;
  actor: Actor | undefined;
  /** Sent along with every form. */
  csrf: string;
  now: number;
  timeZone: string;
  /** What the member has set: new orders are heard, and keys of one letter lead about. */
  hasSound?: boolean;
  hasKeys?: boolean;
  /** How labels were printed the last time. */
  labelFormat?: LabelFormat;
  /** What the member has typed into forms of this page and not sent. */
  drafts?: readonly DraftView[];
  /** The form whose draft stands in its fields again. */
  restored?: string;
};

export type PanelWords = (key: PanelKey, values?: Values) => string;
type Speaking = PanelView & { t: PanelWords; may: (right: Right) => boolean; locale: string };

const Context = createContext<Speaking | undefined>(undefined);

export function PanelViewProvider({ view, children }: { view: PanelView; children: ReactNode }) {
  const speaking = useMemo(() => speak(view), [view]);
  return <Context value={speaking}>{children}</Context>;
}

/** Words, rights and times of the back office, inside any of its pages. */
export function usePanel(): Speaking {
  const speaking = useContext(Context);
  if (!speaking) throw new Error('usePanel: no PanelViewProvider above');
  return speaking;
}

export const panelWords =
  (language: Language): PanelWords =>
  (key, values) =>
    say(PANEL_TEXTS[language][key], language, values);

const speak = (view: PanelView): Speaking => ({
  ...view,
  t: panelWords(view.language),
  may: (right) => may(view.actor, right),
  locale: view.language === 'pl' ? 'pl-PL' : 'en-GB',
});
