import type { Shipments } from './shipments.ts';

const LOOK_EVERY = 2000;
const POINTS_EVERY = 24 * 3_600_000;

/** Asks carriers for what is due, one round after the other: at the packing table somebody waits for it. */
export function openShipmentWorker({
  shipments,
  log,
}: {
  shipments: Pick<Shipments, 'doDue' | 'syncPoints'>;
  log: (line: string) => void;
}) {
  let timer: NodeJS.Timeout | undefined;
  let pointsTimer: NodeJS.Timeout | undefined;
  let syncing: Promise<unknown> = Promise.resolve();
  const sync = () => {
    syncing = syncing
      .then(() => shipments.syncPoints())
      .catch((error: unknown) => log(`Pickup points stay as they were: ${String(error)}`));
  };
  let underWay: Promise<unknown> | undefined;
  const look = () => {
    underWay ??= shipments
      .doDue(log)
      .catch((error: unknown) => log(`Labels cannot be looked after: ${String(error)}`))
      .finally(() => {
        underWay = undefined;
      });
  };
  return {
    start(): void {
      look();
      sync();
      pointsTimer = setInterval(sync, POINTS_EVERY).unref();
      timer = setInterval(look, LOOK_EVERY).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      clearInterval(pointsTimer);
      await underWay;
      await syncing;
    },
  };
}
