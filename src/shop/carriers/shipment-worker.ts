import type { Shipments } from './shipments.ts';

const LOOK_EVERY = 2000;

/** Asks carriers for what is due, one round after the other: at the packing table somebody waits for it. */
export function openShipmentWorker({
  shipments,
  log,
}: {
  shipments: Pick<Shipments, 'doDue'>;
  log: (line: string) => void;
}) {
  let timer: NodeJS.Timeout | undefined;
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
      timer = setInterval(look, LOOK_EVERY).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };
}
