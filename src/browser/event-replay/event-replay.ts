import { nextTask } from '#browser/next-task.ts';

/** What a part owns of what is done in it before its code is there. */
export type Owned = {
  /** Controls whose press waits. */
  clicks: string;
  /** Those of them that are links: they lead nowhere meanwhile. */
  links?: string;
  /** Forms that wait to be sent. */
  submits: string;
  keys: (event: KeyboardEvent) => boolean;
};

/** Holds what a shopper does to a part before its code is there, and does it again once it is, or cannot be. */
export class EventReplay {
  readonly #held: (() => void)[] = [];
  readonly #listening = new AbortController();

  constructor(root: EventTarget, owned: Owned, onHeld: () => void = () => {}) {
    const on = <Kind extends Event>(type: string, again: (event: Kind) => (() => void) | undefined) =>
      root.addEventListener(
        type,
        (event) => {
          const repeat = again(event as Kind);
          if (!repeat) return;
          this.#held.push(repeat);
          onHeld();
        },
        { capture: true, signal: this.#listening.signal },
      );
    on<MouseEvent>('click', (event) => pressAgain(event, owned));
    on<SubmitEvent>('submit', (event) => sendAgain(event, owned));
    on<KeyboardEvent>('keydown', (event) =>
      owned.keys(event) ? keyAgain(event.target, event.key) : undefined,
    );
  }

  /** Stops listening and repeats what was held, one thing at a time, so that each finds the part as the one before has left it. */
  async replay(): Promise<void> {
    this.stop();
    for (const repeat of this.#held.splice(0)) {
      repeat();
      await nextTask();
    }
  }

  stop(): void {
    this.#listening.abort();
  }
}

function pressAgain(event: MouseEvent, { clicks, links }: Owned) {
  const control = (event.target as Element).closest<HTMLElement>(clicks);
  if (!control) return undefined;
  if (links && control.matches(links)) event.preventDefault();
  return () => {
    if (control.isConnected) control.click();
  };
}

function sendAgain(event: SubmitEvent, { submits }: Owned) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches(submits)) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return () => {
    if (form.isConnected && submitter?.isConnected !== false) form.requestSubmit(submitter);
  };
}

/** It has done already what the browser does by it, and is only told of. */
export function keyAgain(target: EventTarget | null, key: string) {
  return () => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
}
