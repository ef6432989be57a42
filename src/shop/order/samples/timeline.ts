import type { SampleOrder, SampleStep } from './sample-order.ts';

/** What happens at one moment: an order is placed, or goes one step on. */
export type SampleMoment = { at: number; index: number; sample: SampleOrder; step?: SampleStep };

const HOUR = 3_600_000;

/** All that happens to these orders, the earliest first. */
export function timelineOf(samples: readonly SampleOrder[], now: number): SampleMoment[] {
  const moments = samples.flatMap((sample, index): SampleMoment[] => {
    const placedAt = now - sample.hoursAgo * HOUR;
    return [
      { at: placedAt, index, sample },
      ...sample.steps.map((step) => ({ at: placedAt + step.after * HOUR, index, sample, step })),
    ];
  });
  return moments.sort((one, other) => one.at - other.at);
}
