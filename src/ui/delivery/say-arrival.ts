import type { Arrival } from '#domain/delivery/arrival.ts';
import { formatDayAndMonth } from '#domain/page/date.ts';
import type { Speaking } from '#ui/shop-view/shop-view.tsx';
import { WEEK_DAYS } from './week-days.ts';

/** 'with you on Thursday 19 Nov' */
export function sayArrival({ kind, weekDay, date, latest }: Arrival, { t, language }: Speaking): string {
  const named = t(WEEK_DAYS[weekDay - 1] ?? 'shipping.weekDay.1');
  const day = t('arrival.day', { day: named, date: formatDayAndMonth(date, language) });
  return t(`arrival.${kind}`, { day: latest ? t('arrival.latest', { day }) : day });
}
