/** So much of a line that was put into a parcel, or taken out of it where it is below zero. */
export type ScanStep = { line: number; by: number };

/** The last thing that was put in and is still there; undefined where there is none. Oldest step first. */
export function lastScanned(steps: readonly ScanStep[]): ScanStep | undefined {
  const inside: ScanStep[] = [];
  for (const step of steps) {
    if (step.by > 0) {
      inside.push(step);
      continue;
    }
    const taken = inside.findLastIndex(({ line, by }) => line === step.line && by === -step.by);
    if (taken >= 0) inside.splice(taken, 1);
  }
  return inside.at(-1);
}
