import { holdBegins } from '#domain/account/legal-hold.ts';
import { DAY } from '#domain/time/zone.ts';

/** A guest's message is kept so long after it was answered or done with; and so long where it never was. */
const ANSWERED_DAYS = 365;
const UNANSWERED_DAYS = 2 * 365;
/** A transfer that is of no order is kept so long. */
const DISMISSED_DAYS = 365;
/** How long what was told to the owner is known to be told. */
const TOLD_DAYS = 365;
/** How long the audit log knows from where something was done; its table allows no less. */
const IP_DAYS = 366;
/** How long a first step of a withdrawal waits for the second. */
const FIRST_STEP_DAYS = 1;

/** What somebody of the staff has typed and not sent waits so long. */
const DRAFT_DAYS = 30;

/** What other systems were told, and what they answered, is kept so long. */
const WEBHOOK_DAYS = 30;
/** So long a request of another system is known to be done. */
const REQUEST_KEY_DAYS = 30;

/** Who has left the newsletter is known so long, as proof of what was agreed to. */
const LEFT_DAYS = 365;

/** Labels of parcels that are still on their way are kept so long; others go when their parcel arrives. */
const LABEL_DAYS = 30;

/** What is older than these moments goes, or loses its person. */
export type KeptSince = Record<
  | 'answeredMessages'
  | 'unansweredMessages'
  | 'dismissedTransfers'
  | 'told'
  | 'auditIps'
  | 'firstSteps'
  | 'drafts'
  | 'webhooks'
  | 'requestKeys'
  | 'labels'
  | 'newsletters'
  | 'claims',
  Date
>;

/** Until when everything that is private is kept (docs/operations.md). */
export const keptSince = (now: number): KeptSince => ({
  answeredMessages: new Date(now - ANSWERED_DAYS * DAY),
  unansweredMessages: new Date(now - UNANSWERED_DAYS * DAY),
  dismissedTransfers: new Date(now - DISMISSED_DAYS * DAY),
  told: new Date(now - TOLD_DAYS * DAY),
  auditIps: new Date(now - IP_DAYS * DAY),
  firstSteps: new Date(now - FIRST_STEP_DAYS * DAY),
  drafts: new Date(now - DRAFT_DAYS * DAY),
  webhooks: new Date(now - WEBHOOK_DAYS * DAY),
  requestKeys: new Date(now - REQUEST_KEY_DAYS * DAY),
  labels: new Date(now - LABEL_DAYS * DAY),
  newsletters: new Date(now - LEFT_DAYS * DAY),
  claims: holdBegins(now),
});
