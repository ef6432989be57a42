import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { addressRoutes } from './account/addresses.tsx';
import { complaintRoutes } from './account/complaints.tsx';
import { emailRoutes } from './account/email.tsx';
import { entranceRoutes } from './account/entrance.ts';
import { passwordRoutes } from './account/passwords.tsx';
import { personalDataRoutes } from './account/personal-data.tsx';
import { recordRoutes } from './account/records.tsx';
import { sessionRoutes } from './account/sessions.tsx';

/** Everything that belongs to one client. */
export function accountRoutes(app: FastifyInstance, shop: Shop): void {
  entranceRoutes(app, shop);
  passwordRoutes(app, shop);
  sessionRoutes(app, shop);
  recordRoutes(app, shop);
  personalDataRoutes(app, shop);
  emailRoutes(app, shop);
  addressRoutes(app, shop);
  complaintRoutes(app, shop);
}
