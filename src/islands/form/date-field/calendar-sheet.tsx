import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { DateSpan } from '#domain/time/calendar.ts';
import type { DateMode } from '#domain/time/date-choice.ts';
import { useOpening } from '#islands/use-opening.ts';
import { Calendar } from '#ui/calendar/calendar.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { placeUnder } from './place-under.ts';
import { useCalendar } from './use-calendar.ts';

type Props = {
  id: string;
  label: string;
  mode: DateMode;
  span: DateSpan;
  chosen: string[];
  field: () => HTMLElement | null | undefined;
  /** Answers with the days that are in the field now. */
  onOpen: () => string[];
  onChoose: (dates: string[]) => void;
};

/** The button that opens a calendar, and the calendar: under the field, or at the bottom of a phone's screen. */
export function CalendarSheet({ id, label, mode, span, chosen, field, onOpen, onChoose }: Props) {
  const { t } = useShop();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { state, actions, start, focus } = useCalendar({
    sheet,
    mode,
    span,
    chosen,
    onChoose,
    onDone: close,
  });
  const opening = useOpening(() => sheet.current?.showPopover());
  const name = t('calendar.open', { label });

  useEffect(() => {
    if (!open) return;
    const place = () => placeUnder(field(), sheet.current);
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [open, field]);

  return (
    <>
      <button
        type="button"
        ref={button}
        className="date-field__open button button--icon"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-busy={opening['aria-busy']}
        onClick={pressFirst}
      >
        <Icon name="calendar" size={20} />
        <span className="sr-only">{name}</span>
      </button>
      <dialog
        id={id}
        ref={sheet}
        className="date-field__sheet"
        popover="auto"
        aria-label={name}
        onBeforeToggle={beforeToggle}
        onToggle={afterToggle}
        onKeyDown={closeOnEscape}
        onBlur={closeWhenLeft}
      >
        {open && <Calendar id={id} state={state} actions={actions} />}
      </dialog>
    </>
  );

  /** The button closes an open calendar by itself. */
  function pressFirst(event: MouseEvent) {
    if (open) return;
    event.preventDefault();
    opening.onClick();
  }

  function beforeToggle(event: ToggleEvent) {
    setOpen(event.newState === 'open');
    if (event.newState !== 'open') return;
    start(onOpen());
    placeUnder(field(), sheet.current);
  }

  /** In a window with room for it neither below nor above, the page moves as far as it must. */
  function afterToggle(event: ToggleEvent) {
    if (event.newState !== 'open') return;
    focus();
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }

  function close() {
    sheet.current?.hidePopover();
    button.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  }

  /** Tab leads on through the page, where the calendar would lie over what has the focus. */
  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (!relatedTarget || relatedTarget === button.current || sheet.current?.contains(relatedTarget)) return;
    sheet.current?.hidePopover();
  }
}
