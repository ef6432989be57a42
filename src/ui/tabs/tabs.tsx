import type { ReactNode } from 'react';

export type Tab = { id: string; title: string; content: ReactNode };

/** Sections that fold; each is the browser's own disclosure, so they work without JavaScript. */
export function Tabs({ tabs, name }: { tabs: Tab[]; name: string }) {
  return (
    <div className="tabs">
      {tabs.map((tab, index) => (
        <details key={tab.id} id={tab.id} name={name} open={index === 0}>
          <summary>{tab.title}</summary>
          <div className="tabs__content">{tab.content}</div>
        </details>
      ))}
    </div>
  );
}
