import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';

export type NoticeKind = 'success' | 'error' | 'info';
const ICONS = { success: 'check', error: 'warning', info: 'info' } as const;

/** A message that stands in the page: what happened, where a toast would be missed or cannot be shown. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div className={`notice notice--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} size={20} />
      <div>{children}</div>
    </div>
  );
}
