import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { contactStep } from './contact.tsx';
import { deliveryStep } from './delivery.tsx';
import { followOrderRoutes } from './follow-order.ts';
import { orderRoutes } from './order.tsx';
import { orderAgainRoutes } from './order-again.ts';
import { payOrder } from './pay-order.tsx';
import { summaryStep } from './summary.tsx';
import { testPaymentRoutes } from './test-payment.tsx';

/** From the basket to a placed order, and what becomes of it. */
export function checkoutRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering' | 'clients' | 'limits' | 'operations'>,
): void {
  contactStep(app, shop);
  deliveryStep(app, shop);
  summaryStep(app, shop);
  orderRoutes(app, shop);
  orderAgainRoutes(app, shop);
  followOrderRoutes(app, shop);
  payOrder(app, shop);
  testPaymentRoutes(app, shop);
}
