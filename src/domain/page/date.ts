/** A calendar day ('2026-11-24') as each language writes it: 24.11.2026, 24/11/2026. */
export function formatDate(day: string, language: string): string {
  const [year, month, date] = day.split('-');
  return [date, month, year].join(language === 'pl' ? '.' : '/');
}
