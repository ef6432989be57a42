import { dateOfDay, dayOf } from '#domain/time/zone.ts';
import type { WithdrawalException } from './withdrawal-exception.ts';

/** The days within which one may withdraw from a contract of services, from the day after it was made (UPK art. 27). */
const WITHDRAWAL_DAYS = 14;

/** '2026-12-04': the first day of a service that nobody asked to begin sooner. */
export const serviceStart = (ordered: Date, timeZone: string): string =>
  dateOfDay(dayOf(ordered.getTime(), timeZone) + WITHDRAWAL_DAYS + 1);

/** Whether that day is still to come. */
export const isServiceAhead = (ordered: Date, now: number, timeZone: string): boolean =>
  dayOf(now, timeZone) <= dayOf(ordered.getTime(), timeZone) + WITHDRAWAL_DAYS;

type Stated = { kind?: unknown; given?: unknown };

/** Whether whoever ordered asked for services to begin at once, by what an order's event keeps of it. */
export const isServiceAtOnce = (consents: unknown): boolean =>
  Array.isArray(consents) &&
  consents.some((one: Stated) => one?.kind === 'service_start' && one.given === true);

type Line = { withdrawalException?: WithdrawalException | null | undefined };

export const isService = ({ withdrawalException }: Line): boolean => withdrawalException === 'service';
