import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { shopNow } from '#browser/shop-clock.ts';
import { clampDate, type DateSpan } from '#domain/time/calendar.ts';
import type { CalendarState } from '#domain/time/calendar-cells.ts';
import { type CalendarPlace, dateAfterKey, turned } from '#domain/time/calendar-moves.ts';
import { chooseDate, type DateMode } from '#domain/time/date-choice.ts';
import { DAY, dateOfDay } from '#domain/time/zone.ts';
import type { CalendarActions } from '#ui/calendar/calendar.tsx';

type Options = {
  sheet: RefObject<HTMLElement | null>;
  mode: DateMode;
  span: DateSpan;
  chosen: string[];
  onChoose: (dates: string[]) => void;
  onDone: () => void;
};

/** A calendar as a shopper left it: what it shows, where the keyboard and the pointer are. */
export function useCalendar({ sheet, mode, span, chosen, onChoose, onDone }: Options) {
  const today = shoppersToday(shopNow());
  const [place, setPlace] = useState<Omit<CalendarPlace, 'span'>>({ view: 'days', cursor: today });
  const [pointed, setPointed] = useState<string>();
  const follow = useRef(false);
  const state: CalendarState = { ...place, span, mode, chosen, today, pointed: pointed ?? place.cursor };

  const actions: CalendarActions = {
    onPress: press,
    onPoint: setPointed,
    onKey: pressKey,
    onDrawn: followKeyboard,
    onView: (view) => goTo(place.cursor, view),
    onTurn: (direction) => setPlace({ ...place, cursor: turned(direction, state) }),
    onToday: () => today === clampDate(today, span) && goTo(today, 'days'),
    onClear: () => choose([]),
    onDone,
  };
  return { state, actions, start, focus };

  function start([first = today]: string[]) {
    setPlace({ view: 'days', cursor: clampDate(first, span) });
    setPointed(undefined);
  }

  function focus() {
    sheet.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  }

  /** The cell under the keyboard is drawn first and has the focus then. */
  function followKeyboard() {
    if (follow.current) focus();
    follow.current = false;
  }

  function goTo(date: string, view = place.view) {
    follow.current = true;
    setPlace({ view, cursor: clampDate(date, span) });
  }

  function press(date: string) {
    if (place.view !== 'days') return goTo(date, 'days');
    goTo(date);
    choose(chooseDate(chosen, date, mode));
  }

  function choose(dates: string[]) {
    onChoose(dates);
    if (mode === 'single') onDone();
  }

  function pressKey(event: KeyboardEvent) {
    const pressed = event.key === 'Enter' || event.key === ' ';
    const next = dateAfterKey(event.key, event.shiftKey, state);
    if (!pressed && !next) return;
    event.preventDefault();
    setPointed(undefined);
    if (pressed) press(place.cursor);
    else if (next) goTo(next);
  }
}

/** The day on the shopper's own clocks, once they are right. */
function shoppersToday(now: number): string {
  return dateOfDay(Math.floor((now - new Date(now).getTimezoneOffset() * 60_000) / DAY));
}
