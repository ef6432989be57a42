import { afterEach, beforeEach } from 'vitest';

/** Notes where links and forms would lead, for each test of a file; the page of the test stays. */
export function noteLeaving(): string[] {
  const led: string[] = [];
  const note = (event: Event) => {
    const address = event.defaultPrevented ? undefined : addressOf(event);
    if (!address) return;
    event.preventDefault();
    led.push(address);
  };
  beforeEach(() => {
    led.length = 0;
    for (const kind of ['click', 'submit']) window.addEventListener(kind, note);
  });
  afterEach(() => {
    for (const kind of ['click', 'submit']) window.removeEventListener(kind, note);
  });
  return led;
}

function addressOf(event: Event): string | undefined {
  if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement)
    return addressOfForm(event.target, event.submitter);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return event.type === 'click' && link?.href ? pathOf(link.href) : undefined;
}

/** As the browser would send it; the fields of a form that is posted stand behind its path as well. */
function addressOfForm(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  const path = pathOf(
    submitter?.hasAttribute('formaction') ? Reflect.get(submitter, 'formAction') : form.action,
  );
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields)}` : path;
}

function pathOf(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, location.href);
  return `${origin === location.origin ? '' : origin}${pathname}${search}${hash}`;
}
