import type { ReactNode } from 'react';

/** Nothing is here: what that means and what to do next. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty__title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
