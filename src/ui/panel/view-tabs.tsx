export type ViewTab = { key: string; href: string; text: string; isHere: boolean; count?: string };

/** Views of a list, each an address of its own. */
export function ViewTabs({ label, tabs }: { label: string; tabs: readonly ViewTab[] }) {
  return (
    <nav className="views" aria-label={label}>
      <ul>
        {tabs.map(({ key, href, text, isHere, count }) => (
          <li key={key}>
            <a href={href} aria-current={isHere ? 'page' : undefined}>
              {text} {count !== undefined && <span className="views__count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
