/** Which option of each wheel, and how often all the combinations have been used up before. */
export type Turn = { picks: number[]; lap: number };

/**
 * The index-th combination of the wheels, of which each has so many options. Every combination comes once in a
 * lap, in an order that looks shuffled; so no two indexes share both picks and lap.
 */
export function turnWheels(index: number, wheels: readonly number[], seed: number): Turn {
  const all = wheels.reduce((product, options) => product * options, 1);
  let rest = ((index % all) * stride(all) + (seed % all)) % all;
  const picks = wheels.map((options) => {
    const pick = rest % options;
    rest = Math.floor(rest / options);
    return pick;
  });
  return { picks, lap: Math.floor(index / all) };
}

/** Steps of about the golden section spread out best; without a common divisor they meet everything once. */
function stride(all: number): number {
  let step = Math.max(1, Math.floor(all * 0.618));
  while (commonDivisor(step, all) > 1) step++;
  return step;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
