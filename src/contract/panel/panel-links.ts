import type { Paper } from './papers.ts';

/** Where the back office stands. Its addresses are the same in every language. */
export const PANEL_PATH = '/panel';

const at = (path: string) => PANEL_PATH + path;
const withToken = (path: string) => (token: string) => `${at(path)}?token=${encodeURIComponent(token)}`;

export const panelLinks = {
  today: PANEL_PATH,
  signIn: at('/sign-in'),
  demo: at('/demo'),
  secondStep: at('/second-step'),
  recovery: at('/recovery'),
  signOut: at('/sign-out'),
  forgotten: at('/forgotten'),
  newPassword: withToken('/new-password'),
  invitation: withToken('/invitation'),
  firstOwner: withToken('/first-owner'),
  account: at('/account'),
  accountPassword: at('/account/password'),
  accountApp: at('/account/app'),
  accountAppRemove: at('/account/app/remove'),
  accountCodes: at('/account/codes'),
  accountSessions: at('/account/sessions'),
  accountSessionEnd: at('/account/sessions/end'),
  accountSessionsEnd: at('/account/sessions/end-all'),
  staff: at('/staff'),
  staffInvite: at('/staff/invite'),
  staffMember: (id: number) => at(`/staff/${id}`),
  staffRights: (id: number) => at(`/staff/${id}/rights`),
  staffBlock: (id: number) => at(`/staff/${id}/block`),
  staffLink: (id: number) => at(`/staff/${id}/link`),
  packing: at('/packing'),
  packingOrder: (number: string) => at(`/packing/${encodeURIComponent(number)}`),
  packingScan: (number: string) => at(`/packing/${encodeURIComponent(number)}/scan`),
  packingClaim: (number: string) => at(`/packing/${encodeURIComponent(number)}/claim`),
  packingCodes: at('/packing/codes'),
  papers: (paper: Paper) => at(`/packing/papers/${paper}`),
  paper: (paper: Paper, number: string) => at(`/packing/papers/${paper}?order=${encodeURIComponent(number)}`),
  orders: at('/orders'),
  messages: at('/messages'),
  message: (id: number) => at(`/messages/${id}`),
  messageAnswer: (id: number) => at(`/messages/${id}/answer`),
  messageNote: (id: number) => at(`/messages/${id}/note`),
  messageDone: (id: number) => at(`/messages/${id}/done`),
  order: (number: string) => at(`/orders/${encodeURIComponent(number)}`),
  orderEmail: (number: string, id: number) => at(`/orders/${encodeURIComponent(number)}/emails/${id}`),
  /** Where an action's form is sent to; the thing that it is about, or 0 for the order itself. */
  orderAction: (number: string, action: string, id: number) =>
    at(`/orders/${encodeURIComponent(number)}/${action.replaceAll('_', '-')}${id > 0 ? `/${id}` : ''}`),
  returns: at('/returns'),
  withdrawalHandled: (id: number) => at(`/returns/withdrawals/${id}`),
  transfers: at('/transfers'),
  transfersTake: at('/transfers/take'),
  transfersCertain: at('/transfers/match-certain'),
  transferMatch: (id: number) => at(`/transfers/${id}/match`),
  transferDismiss: (id: number) => at(`/transfers/${id}/dismiss`),
  audit: at('/audit'),
} as const;
