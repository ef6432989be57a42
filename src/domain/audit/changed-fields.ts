type Fields = Readonly<Record<string, unknown>>;

/** What differs, by field: what was, and what is now. What stayed is left out. */
export function changedFields(before: Fields, after: Fields): Record<string, [from: unknown, to: unknown]> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, [before[name] ?? null, after[name] ?? null]]));
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
