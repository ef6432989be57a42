import type { CalendarState } from '#domain/time/calendar-cells.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { CalendarGrid, type GridActions } from './calendar-grid.tsx';
import { CalendarHead, type HeadActions } from './calendar-head.tsx';

/** What a shopper may do to a calendar. */
export type CalendarActions = GridActions &
  HeadActions & { onToday: () => void; onClear: () => void; onDone: () => void };

type Props = { id: string; state: CalendarState; actions?: CalendarActions };

/** A calendar of days, of the months of a year, or of 15 years, with one of them under the keyboard. */
export function Calendar({ id, state, actions }: Props) {
  const { t } = useShop();
  const { mode, today, span } = state;
  const titleId = `${id}-title`;
  return (
    <div className="calendar">
      <CalendarHead titleId={titleId} state={state} actions={actions} />
      <CalendarGrid titleId={titleId} state={state} actions={actions} />
      <div className="calendar__foot">
        <Button
          kind="quiet"
          aria-disabled={today < span.min || today > span.max || undefined}
          onClick={actions?.onToday}
        >
          {t('calendar.today')}
        </Button>
        <Button kind="quiet" onClick={actions?.onClear}>
          {t('calendar.clear')}
        </Button>
        {mode !== 'single' && <Button onClick={actions?.onDone}>{t('calendar.done')}</Button>}
      </div>
    </div>
  );
}
