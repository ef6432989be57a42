import type { carriersPl } from './carriers-pl.ts';

/** What is said of carriers and their labels, in English. */
export const carriersEn: Record<keyof typeof carriersPl, string> = {
  'carriers.label': 'Carrier’s label',
  'carriers.create': 'Create label',
  'carriers.again': 'Try again',
  'carriers.print': 'Print label',
  'carriers.printMany': 'Carrier’s labels',
  'carriers.ordered': 'The label is on its way. Reload the page in a few seconds.',
  'carriers.none': 'There are no labels to print yet.',
  'carriers.silent': 'The carrier does not answer. Try again in a moment.',
  'carriers.state.waiting': 'Waiting for the carrier',
  'carriers.state.known': 'The carrier is making the label',
  'carriers.state.ready': 'Ready to print',
  'carriers.state.failed': 'Not made',
  'carriers.state.cancelled': 'Cancelled',
  'carriers.state.ended': 'Shipment closed',
  'carriers.carried.under_way': 'The parcel is on its way',
  'carriers.carried.to_collect': 'The parcel waits to be collected',
  'carriers.carried.problem': 'The carrier has trouble delivering it',
  'carriers.carried.delivered': 'The parcel was delivered',
  'carriers.carried.back': 'The parcel went back to its sender',
  'carriers.carried.lost': 'The parcel is lost',
  'carriers.problem.receiver':
    'The carrier does not accept the recipient’s data. Check phone, address and house number.',
  'carriers.problem.point': 'The carrier does not know this pickup point. Change the delivery of the order.',
  'carriers.problem.size': 'The carrier does not accept these dimensions or this weight.',
  'carriers.problem.money': 'The carrier does not accept this sum to be paid at the door.',
  'carriers.problem.account': 'The account with the carrier needs attention: check balance and company data.',
  'carriers.problem.unclear': 'It is not known whether the label was made. Check with the carrier.',
  'carriers.problem.refused': 'The carrier refused.',
};
