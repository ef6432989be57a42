import type { InvoiceRules } from '#contract/invoices/invoices-config.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';

export type InvoicesParts = OrdersParts & { invoiceRules: InvoiceRules };
