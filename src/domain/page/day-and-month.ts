/** A calendar day ('2026-11-24') without its year, as each language writes it: 24.11, 24 Nov. */
export function formatDayAndMonth(day: string, language: string): string {
  const [, month, date] = day.split('-');
  if (language === 'pl') return `${date}.${month}`;
  const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return written.format(Date.parse(day)).replace(' ', '\u00a0');
}
