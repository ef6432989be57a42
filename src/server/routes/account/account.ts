import type { FastifyInstance } from 'fastify';
import { complaintRoutes } from '#server/routes/complaints/complaints.tsx';
import type { Shop } from '#server/shop.ts';
import { addressRoutes } from './addresses.tsx';
import { emailRoutes } from './email.tsx';
import { entranceRoutes } from './entrance.ts';
import { passwordRoutes } from './passwords.tsx';
import { personalDataRoutes } from './personal-data.tsx';
import { recordRoutes } from './records.tsx';
import { sessionRoutes } from './sessions.tsx';

/** Everything that belongs to one client. */
export function accountRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering' | 'clients' | 'lists' | 'limits' | 'operations'>,
): void {
  entranceRoutes(app, shop);
  passwordRoutes(app, shop);
  sessionRoutes(app, shop);
  recordRoutes(app, shop);
  personalDataRoutes(app, shop);
  emailRoutes(app, shop);
  addressRoutes(app, shop);
  complaintRoutes(app, shop);
}
