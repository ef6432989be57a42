export const COMPLAINT_STATUSES = ['received', 'accepted', 'refused', 'closed'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

export const COMPLAINT_WISHES = ['repair', 'replace', 'refund', 'discount'] as const;
export type ComplaintWish = (typeof COMPLAINT_WISHES)[number];

export const COMPLAINT_DECISIONS = ['accepted', 'refused'] as const;
export type ComplaintDecision = (typeof COMPLAINT_DECISIONS)[number];

/** How it may be decided: an accepted one whose money goes back, all or some of it, is told apart. */
export const COMPLAINT_RESULTS = ['money_back', ...COMPLAINT_DECISIONS] as const;
export type ComplaintResult = (typeof COMPLAINT_RESULTS)[number];

export const decisionOf = (result: ComplaintResult): ComplaintDecision =>
  result === 'money_back' ? 'accepted' : result;

/** Whether nobody may write about it any more. */
export const isClosed = (status: ComplaintStatus): boolean => status === 'closed';

/** Those that wait for a decision, those whose client has written since, and those that were decided. */
export const COMPLAINT_VIEWS = ['open', 'answer', 'decided'] as const;
export type ComplaintView = (typeof COMPLAINT_VIEWS)[number];
