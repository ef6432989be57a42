import type { ReactNode } from 'react';

export type BadgeKind = 'promotion' | 'new' | 'few' | 'quiet';

export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return <span className={`badge badge--${kind}`}>{children}</span>;
}
