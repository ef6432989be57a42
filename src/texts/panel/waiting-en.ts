import type { waitingPl } from './waiting-pl.ts';

/** What is said of who waits for which product, in English. */
export const waitingEn: Record<keyof typeof waitingPl, string> = {
  'waiting.title': 'Waiting',
  'waiting.lead':
    'Which products clients wait for. When they are back on sale, the shop writes to them by itself.',
  'waiting.empty':
    'Nobody waits for anything now. Everyone who asks for an e-mail at a sold-out product will appear here.',
  'waiting.product': 'Product',
  'waiting.size': 'Size',
  'waiting.count': 'How many',
  'waiting.since': 'Since',
  'waiting.people': '{n} person waits|{n} people wait',
  'waiting.email': 'E-mail',
  'waiting.remove': 'Remove',
  'waiting.removed': 'This person does not wait any more.',
  'waiting.hidden': 'Addresses are shown only to who may see clients’ data.',
};
