import { YEARS_SHOWN, yearsAround } from '#domain/time/calendar.ts';
import type { CalendarState } from '#domain/time/calendar-cells.ts';
import { type CalendarView, canTurn } from '#domain/time/calendar-moves.ts';
import type { TextKey } from '#texts/text-key.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { calendarNames } from './calendar-names.ts';

export type HeadActions = {
  onView: (view: CalendarView) => void;
  onTurn: (direction: 1 | -1) => void;
};

type Props = { titleId: string; state: CalendarState; actions: HeadActions | undefined };

/** Month and year, each leading to all there are, between the ways back and forth. */
export function CalendarHead({ titleId, state, actions }: Props) {
  const { t, language } = useShop();
  const { view, cursor } = state;
  const month = calendarNames(language).month(cursor);
  const year = cursor.slice(0, 4);
  return (
    <div className="calendar__head">
      <h2 id={titleId} className="sr-only" aria-live="polite">
        {titleOf(state, calendarNames(language).monthAndYear(cursor))}
      </h2>
      <Turn direction={-1} state={state} onTurn={actions?.onTurn} />
      <div className="calendar__views">
        <ViewButton
          name={month}
          label={t('calendar.chooseMonth', { name: month })}
          pressed={view === 'months'}
          onPress={() => actions?.onView(view === 'months' ? 'days' : 'months')}
        />
        <ViewButton
          name={year}
          label={t('calendar.chooseYear', { name: year })}
          pressed={view === 'years'}
          onPress={() => actions?.onView(view === 'years' ? 'days' : 'years')}
        />
      </div>
      <Turn direction={1} state={state} onTurn={actions?.onTurn} />
    </div>
  );
}

function titleOf({ view, cursor, span }: CalendarState, monthAndYear: string): string {
  if (view === 'days') return monthAndYear;
  if (view === 'months') return cursor.slice(0, 4);
  const years = yearsAround(cursor, span).map((date) => date.slice(0, 4));
  return `${years[0]}–${years[years.length - 1]}`;
}

type ViewButtonProps = { name: string; label: string; pressed: boolean; onPress: () => void };

function ViewButton({ name, label, pressed, onPress }: ViewButtonProps) {
  return (
    <button
      type="button"
      className="calendar__view"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {name}
      <Icon name="chevron-right" size={20} />
    </button>
  );
}

const BEFORE: Record<CalendarView, TextKey> = {
  days: 'calendar.previousMonth',
  months: 'calendar.previousYear',
  years: 'calendar.previousYears',
};

const AFTER: Record<CalendarView, TextKey> = {
  days: 'calendar.nextMonth',
  months: 'calendar.nextYear',
  years: 'calendar.nextYears',
};

type TurnProps = {
  direction: 1 | -1;
  state: CalendarState;
  onTurn: ((direction: 1 | -1) => void) | undefined;
};

function Turn({ direction, state, onTurn }: TurnProps) {
  const { t } = useShop();
  const able = canTurn(direction, state);
  return (
    <Button kind="icon" aria-disabled={!able || undefined} onClick={() => able && onTurn?.(direction)}>
      <Icon name={direction < 0 ? 'arrow-left' : 'arrow-right'} size={20} />
      <span className="sr-only">{t((direction < 0 ? BEFORE : AFTER)[state.view], { n: YEARS_SHOWN })}</span>
    </Button>
  );
}
