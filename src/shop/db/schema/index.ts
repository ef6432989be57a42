export * from './catalogue.ts';
export type { TextSection } from './columns.ts';
export * from './content.ts';
export * from './customer.ts';
export * from './delivery.ts';
export * from './letters.ts';
export * from './offer.ts';
export * from './order.ts';
export * from './parameter.ts';
