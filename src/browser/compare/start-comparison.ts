import { startCompareBar } from './compare-bar.ts';
import { keepComparisonTrue } from './comparison-page.ts';

let hasStarted = false;

/** Whatever needs something to compare, once there is something. */
export function startComparison(): void {
  if (hasStarted) return;
  hasStarted = true;
  startCompareBar();
  keepComparisonTrue();
}
