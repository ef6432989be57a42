export const COMPLAINT_STATUSES = ['received', 'accepted', 'refused', 'closed'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

export const COMPLAINT_WISHES = ['repair', 'replace', 'refund', 'discount'] as const;
export type ComplaintWish = (typeof COMPLAINT_WISHES)[number];

export const COMPLAINT_DECISIONS = ['accepted', 'refused'] as const;
export type ComplaintDecision = (typeof COMPLAINT_DECISIONS)[number];

/** Those that wait for a decision, and those that have one. */
export const COMPLAINT_VIEWS = ['open', 'decided'] as const;
export type ComplaintView = (typeof COMPLAINT_VIEWS)[number];
