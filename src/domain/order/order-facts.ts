import type { OrderMoney } from './money.ts';
import type { Payment } from './order.ts';
import type { ReturnState } from './return-state.ts';

export const PARCEL_STATES = ['packing', 'packed', 'sent', 'delivered', 'lost', 'back'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

export const RETURN_REASONS = ['withdrawal', 'complaint', 'undelivered', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What is known of an order, and stored; all else follows from it. */
export type OrderFacts = {
  payment: Payment;
  isCancelled: boolean;
  /** Why nothing of it is to be packed. */
  held: string | null;
  lines: readonly LineFact[];
  parcels: readonly ParcelFact[];
  returns: readonly ReturnFact[];
  money: OrderMoney;
};

export type LineFact = {
  id: number;
  /** How much was ordered, and how much of it was taken out again. */
  quantity: number;
  cancelled: number;
  /** Paid for with points, not with money. */
  pointsCost: number;
  /** A service that must not begin yet. */
  waits?: boolean;
};

export type ParcelFact = {
  id: number;
  state: ParcelState;
  /** Whether it goes in a way that has a number to follow it by, and the number. */
  isTracked: boolean;
  trackingNumber: string | null;
  /**
   * Whether a carrier was asked for its label; 'kept': it cannot be given back any more; 'leaving': that is asked for. Left out
   * where no carrier takes it for the shop.
   */
  label?: 'none' | 'asked_for' | 'kept' | 'leaving' | undefined;
  lines: readonly { lineId: number; quantity: number }[];
};

export type ReturnFact = {
  id: number;
  state: ReturnState;
  reason: ReturnReason;
  lines: readonly {
    lineId: number;
    quantity: number;
    good: number;
    damaged: number;
    missing: number;
  }[];
};
