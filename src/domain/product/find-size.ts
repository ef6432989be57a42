const WITHOUT_CHOICE = new Set(['uniw', 'onesize']);

/** Where the size of this type stands; 'onesize' and 'uniw' are two names of one thing (spec §9). -1 where none is. */
export function findSize(sizes: readonly { type: string }[], wanted: string): number {
  const exact = sizes.findIndex(({ type }) => type === wanted);
  if (exact >= 0 || !WITHOUT_CHOICE.has(wanted)) return exact;
  return sizes.findIndex(({ type }) => WITHOUT_CHOICE.has(type));
}
