import type { contactPl } from './contact-pl.ts';

/** Words of the contact page, in English. */
export const contactEn: Record<keyof typeof contactPl, string> = {
  'contact.title': 'Contact',
  'contact.lead': 'Write or call. We answer on working days from 9 to 5.',
  'contact.phone': 'Telephone',
  'contact.email': 'E-mail',
  'contact.address': 'Address',
};
