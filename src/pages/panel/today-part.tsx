import type { ReactNode } from 'react';

/** One of the day's lists, under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
