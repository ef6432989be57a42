import type { Arrival } from '#domain/delivery/arrival.ts';
import { formatDayAndMonth } from '#domain/page/day-and-month.ts';
import type { Speaking } from '#ui/shop-view/shop-view.tsx';

/** 'with you on Thursday 19 Nov' */
export function sayArrival({ kind, weekDay, date, latest }: Arrival, { t, language }: Speaking): string {
  const named = t(`shipping.weekDay.${weekDay}`);
  const day = t('arrival.day', { day: named, date: formatDayAndMonth(date, language) });
  return t(`arrival.${kind}`, { day: latest ? t('arrival.latest', { day }) : day });
}
