import type { Language } from '#contract/language.ts';
import type { PointsReason } from '#domain/loyalty-points/points-reason.ts';
import type { MoneyState } from '#domain/order/money.ts';
import type { Stage } from '#domain/order/stage.ts';
import type { FormState } from '#ui/form/form-state.ts';

/** What a person has left in the shop; a part is left out where whoever asks may not see it. */
export type TrailView = {
  orders?: readonly {
    number: string;
    createdAt: Date;
    stage: Stage;
    money?: { state: MoneyState; total: string };
  }[];
  withdrawals?: readonly { number: string | null; confirmedAt: Date | null }[];
  complaints?: readonly { id: number; number: string; product: string; createdAt: Date }[];
  messages?: readonly { id: number; subject: string; writtenAt: Date }[];
};

export type AddressView = {
  id: number;
  kind: 'billing' | 'delivery';
  firstname: string;
  lastname: string;
  company: string | null;
  taxNumber: string | null;
  street: string;
  streetNumber: string | null;
  zipcode: string;
  city: string;
  phone: string | null;
};

export type PointsView = {
  balance: number;
  entries: readonly {
    points: number;
    reason: PointsReason;
    enteredAt: Date;
    note: string;
    order: string | null;
    by: string | null;
  }[];
};

export type ConsentView = { id: number; wording: string; given: boolean; statedAt: Date };

/** Which form of the page was sent, and what came of it. */
export type ClientForms = Partial<Record<'note' | 'contact' | 'points' | 'erase', FormState>>;

export type ClientView = {
  client: {
    id: number;
    login: string;
    email: string;
    emailConfirmedAt: Date | null;
    newEmail: string | null;
    firstname: string;
    lastname: string;
    phone: string | null;
    phone2: string | null;
    birthDate: string | null;
    language: Language;
    active: boolean;
    blockedAt: Date | null;
    createdAt: Date;
    lastLoginAt: Date | null;
    note: string;
    version: number;
  };
  addresses: readonly AddressView[];
  points: PointsView;
  consents: readonly ConsentView[];
  trail: TrailView;
};
