import { formatDate } from '#domain/page/date.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** A calendar day ('2026-11-24') as the page's language writes it. */
export function Day({ day }: { day: string }) {
  const { language } = useShop();
  return <time dateTime={day}>{formatDate(day, language)}</time>;
}
