import type { ReactNode } from 'react';

/** What kind of state it is: its colour and its shape, so that neither tells alone. */
export type StateKind = 'done' | 'wait' | 'going' | 'bad' | 'plain';

const SHAPES: Record<StateKind, string> = { done: '✓', wait: '◔', going: '→', bad: '!', plain: '○' };

export function StateWord({ kind, children }: { kind: StateKind; children: ReactNode }) {
  return (
    <span className={`state state--${kind}`}>
      <span aria-hidden="true">{SHAPES[kind]}</span> {children}
    </span>
  );
}
