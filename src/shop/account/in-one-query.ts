/**
 * Answers questions one by one, but asks those of one turn of the event loop together: a form's fields, and forms of
 * several shoppers, cost one query. `ask` says which of the values it knows.
 */
export function inOneQuery(
  ask: (values: string[]) => Promise<ReadonlySet<string>>,
): (value: string) => Promise<boolean> {
  let next: { values: Set<string>; known: Promise<ReadonlySet<string>> } | undefined;
  const begin = () => {
    const values = new Set<string>();
    const known = endOfTurn().then(() => {
      next = undefined;
      return ask([...values]);
    });
    return { values, known };
  };
  return async (value) => {
    next ??= begin();
    const { values, known } = next;
    values.add(value);
    return (await known).has(value);
  };
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
