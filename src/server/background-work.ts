import { openNotifier } from '#shop/back-in-stock/notifier.ts';
import { openShipmentWorker } from '#shop/carriers/shipment-worker.ts';
import { openMailer } from '#shop/email/mailer.ts';
import type { Transport } from '#shop/email/transport.ts';
import { attachmentsOf } from '#shop/invoices/attachments.ts';
import { openBulkWorker } from '#shop/order/bulk/bulk-worker.ts';
import { openOrderScheduler } from '#shop/order/order-scheduler.ts';
import { forgetOld } from '#shop/retention/forget-old.ts';
import { openRetentionScheduler } from '#shop/retention/retention-scheduler.ts';
import { openIndexRefresher } from '#shop/search/index-refresher.ts';
import { openTermsAttachments } from '#shop/terms/terms-attachments.ts';
import { openPostMessage } from '#shop/webhooks/post-message.ts';
import { openWebhookSender } from '#shop/webhooks/webhook-sender.ts';
import { contextOfAnybody } from './request/shared-context.ts';
import type { Shop } from './shop.ts';

/**
 * What the shop does by itself: it sends e-mails, tells who waits what is back, keeps lists in step with prices that
 * begin and end, asks what became of payments, lets orders lapse that nobody pays, issues invoices, has labels made, works on jobs with
 * many orders, tells other systems what happened, and forgets what is old. Answers with the way to stop it.
 */
export function startBackgroundWork(
  shop: Shop,
  { transport, log }: { transport: Transport; log: (line: string) => void },
): () => Promise<void> {
  const { database, settings, catalogue, ordering, operations } = shop;
  const { config, origin } = settings;
  const notifier = openNotifier({
    database,
    catalogue: catalogue.products,
    origin,
    queueEmail: operations.outbox.queue,
    pricing: () => contextOfAnybody(settings, 'pl').pricing,
    log,
  });
  const attachTerms = openTermsAttachments({
    database,
    config,
    returnDays: ordering.rules.points.returnDays,
  });
  const mailer = openMailer({
    ...{ ...settings, database, transport, log },
    attach: async (content, language) => [
      ...(await attachmentsOf(content, ordering.invoices)),
      ...(await attachTerms(content, language)),
    ],
  });
  const indexRefresher = openIndexRefresher({ database, currency: config.currencies[0]?.id ?? '', log });
  const orderScheduler = openOrderScheduler({
    orders: {
      // First of all: nothing lapses whose money came without a word.
      async doDue(told) {
        await ordering.onlinePayments.askDue(told);
        await ordering.onlinePayments.sendRefunds(told);
        await ordering.orders.doDue(told);
        await ordering.invoices.doDue(told);
      },
    },
    log,
  });
  const bulkWorker = openBulkWorker({ database, desk: ordering.desk, clock: settings.clock, log });
  const webhookSender = openWebhookSender({
    ...{ database, config, secrets: settings.secrets, clock: settings.clock, log },
    queueEmail: operations.outbox.queue,
    post: openPostMessage({ allowLocal: settings.localWebhooks ?? false }),
  });
  const shipmentWorker = openShipmentWorker({ shipments: ordering.shipments, log });
  const retention = openRetentionScheduler({
    forgetOld: () => forgetOld({ database, clock: settings.clock, fewLeft: config.fewLeft }),
    log,
  });
  notifier.start();
  mailer.start();
  indexRefresher.start();
  orderScheduler.start();
  bulkWorker.start();
  webhookSender.start();
  // Where nobody carries anything there is nothing to look for.
  if (shop.delivery.carriers.length > 0) shipmentWorker.start();
  retention.start();
  return async () => {
    await notifier.stop();
    await mailer.stop();
    await indexRefresher.stop();
    await orderScheduler.stop();
    await bulkWorker.stop();
    await webhookSender.stop();
    await shipmentWorker.stop();
    await retention.stop();
  };
}
