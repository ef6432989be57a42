import type { ComplaintStatus, ComplaintWish } from '#domain/complaints/complaint.ts';
import type { FormState } from '#ui/form/form-state.ts';

export type WholeComplaint = {
  complaint: {
    id: number;
    number: string;
    clientId: number | null;
    name: string;
    email?: string | null;
    bankAccount?: string | null;
    hasAddress: boolean;
    orderNumber: string | null;
    order: string | null;
    product: string;
    foundOn: string;
    description: string;
    wish: ComplaintWish;
    status: ComplaintStatus;
    createdAt: Date;
    erasedAt: Date | null;
    version: number;
    awaitsAnswerSince: Date | null;
  };
  files: readonly { id: number; name: string; mime: string; width: number | null; height: number | null }[];
  replies: readonly {
    id: number;
    kind: 'answer' | 'note' | 'decision' | 'client';
    text: string;
    author: string;
    writtenAt: Date;
  }[];
};

/** Which form of the page was sent, and what came of it. */
export type ComplaintForms = Partial<Record<'answer' | 'decision', FormState>>;
