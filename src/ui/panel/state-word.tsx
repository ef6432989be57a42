import type { ReactNode } from 'react';

/** What kind of state it is: its colour and its shape, which the style sheet draws, so that neither tells alone. */
export type StateKind = 'done' | 'wait' | 'going' | 'bad' | 'plain';

export function StateWord({ kind, children }: { kind: StateKind; children: ReactNode }) {
  return <span className={`state state--${kind}`}>{children}</span>;
}
