import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { contactStep } from './checkout/contact.tsx';
import { deliveryStep } from './checkout/delivery.tsx';
import { orderRoutes } from './checkout/order.tsx';
import { summaryStep } from './checkout/summary.tsx';
import { testPaymentRoutes } from './checkout/test-payment.tsx';

/** From the basket to a placed order, and what becomes of it. */
export function checkoutRoutes(app: FastifyInstance, shop: Shop): void {
  contactStep(app, shop);
  deliveryStep(app, shop);
  summaryStep(app, shop);
  orderRoutes(app, shop);
  testPaymentRoutes(app, shop);
}
