const LOOK_EVERY = 3_600_000;

export type RetentionParts = { forgetOld: () => Promise<void>; log: (line: string) => void };

/** Forgets what has been kept for long enough, at the start and once an hour: a shop that restarts daily does it too. */
export function openRetentionScheduler({ forgetOld, log }: RetentionParts) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  /** One after the other: what is still at work is not asked again. */
  const look = () => {
    underWay = underWay
      .then(forgetOld)
      .catch((error: unknown) => log(`What is old cannot be forgotten: ${String(error)}`));
  };
  return {
    start(): void {
      look();
      timer = setInterval(look, LOOK_EVERY).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };
}
