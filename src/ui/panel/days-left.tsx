import { usePanel } from './panel-view.tsx';
import { StateWord } from './state-word.tsx';

/** How long there is to do something, by the days that are left. */
export function DaysLeft({ left }: { left: number }) {
  const { t } = usePanel();
  if (left < 0) return <StateWord kind="bad">{t('deadline.late', { n: -left })}</StateWord>;
  if (left === 0) return <StateWord kind="bad">{t('deadline.lastDay')}</StateWord>;
  return <StateWord kind="wait">{t('deadline.daysLeft', { n: left })}</StateWord>;
}
