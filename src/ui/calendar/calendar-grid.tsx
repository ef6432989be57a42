import { type KeyboardEvent, useDeferredValue, useLayoutEffect } from 'react';
import { weeksAround } from '#domain/time/calendar.ts';
import { type CalendarCell, type CalendarState, calendarCells } from '#domain/time/calendar-cells.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { type CalendarNames, calendarNames } from './calendar-names.ts';

export type GridActions = {
  onPress: (date: string) => void;
  onPoint: (date: string | undefined) => void;
  onKey: (event: KeyboardEvent) => void;
  /** What was asked for is drawn, and the cell that had the focus may be gone. */
  onDrawn: () => void;
};

type Props = { titleId: string; state: CalendarState; actions: GridActions | undefined };

/**
 * The grid of the ARIA pattern: one stop for Tab, the arrows go from cell to cell. Its 42 days take a slow phone longer
 * than an answer may take: the name of the month changes first, and they follow.
 */
export function CalendarGrid({ titleId, state: asked, actions }: Props) {
  const { language } = useShop();
  const view = useDeferredValue(asked.view);
  const cursor = useDeferredValue(asked.cursor);
  const state = { ...asked, view, cursor };
  const names = calendarNames(language);
  // In the moment itself: a key pressed while no cell has the focus would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn again with these two
  useLayoutEffect(() => actions?.onDrawn(), [view, cursor]);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked cell by cell is a grid
      role="grid"
      className={`calendar__grid calendar__grid--${view}`}
      aria-labelledby={titleId}
      onPointerLeave={() => actions?.onPoint(undefined)}
    >
      {view === 'days' && <WeekDays dates={weeksAround(cursor)[0] ?? []} names={names} />}
      <tbody>
        {calendarCells(state).map((row) => (
          <tr key={row[0]?.date}>
            {row.map((cell) => (
              <Cell key={cell.date} cell={cell} words={wordsOf(cell, state, names)} actions={actions} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekDays({ dates, names }: { dates: string[]; names: CalendarNames }) {
  return (
    <thead>
      <tr>
        {dates.map((date) => (
          <th key={date} scope="col" abbr={names.weekDay(date)} aria-label={names.weekDay(date)}>
            {names.shortWeekDay(date)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Words = { shown: string; said?: string };

function wordsOf({ date }: CalendarCell, { view }: CalendarState, names: CalendarNames): Words {
  if (view === 'days') return { shown: String(Number(date.slice(8))), said: names.day(date) };
  if (view === 'months') return { shown: names.month(date), said: names.monthAndYear(date) };
  return { shown: date.slice(0, 4) };
}

type CellProps = { cell: CalendarCell; words: Words; actions: GridActions | undefined };

function Cell({ cell, words, actions }: CellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its table is a grid
      role="gridcell"
      className={`calendar__cell${cell.outside ? ' calendar__cell--outside' : ''}`}
      tabIndex={cell.here ? 0 : -1}
      data-date={cell.date}
      data-range={cell.range}
      aria-label={words.said}
      aria-selected={cell.chosen}
      aria-current={cell.today ? 'date' : undefined}
      aria-disabled={!cell.allowed || undefined}
      onClick={() => cell.allowed && actions?.onPress(cell.date)}
      onKeyDown={actions?.onKey}
      onPointerEnter={() => actions?.onPoint(cell.date)}
    >
      <span>{words.shown}</span>
    </td>
  );
}
