import type { Minor } from '#domain/price/money.ts';

/** Money that came into the shop's account, as the bank's statement tells it. */
export type BankTransfer = {
  /** The day it was booked on: '2026-11-19'. */
  bookedOn: string;
  amount: Minor;
  currency: string;
  /** What the payer wrote. */
  title: string;
  payer: string;
};

/** What a statement holds: what came in, and how many rows are something else or cannot be read. */
export type StatementRead = { transfers: BankTransfer[]; others: number; unreadable: number };
