import type { InvoiceRules } from '#contract/invoices/invoices-config.ts';
import type { invoice } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';

export type InvoicesParts = OrdersParts & { invoiceRules: InvoiceRules };

export type DocumentRow = typeof invoice.$inferSelect;
