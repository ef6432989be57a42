type Parameter = { name: string; value: string };

/** A parameter with several values as one: 'Brazylia, Kolumbia'. */
export function joinedParameters(parameters: readonly Parameter[]): Parameter[] {
  const names = [...new Set(parameters.map(({ name }) => name))];
  const valuesOf = (wanted: string) =>
    parameters.flatMap(({ name, value }) => (name === wanted ? value : []));
  return names.map((name) => ({ name, value: valuesOf(name).join(', ') }));
}
