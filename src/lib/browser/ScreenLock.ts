import { MINUTE } from '#domain/time/duration.ts';

/** After this long without a touch or a key nobody looks any more: the battery counts for more. */
const IDLE_MS = 10 * MINUTE;

/**
 * Keeps the screen from going dark while somebody is at work on it, and lets it rest once nobody has touched anything for
 * ten minutes. The browser takes the lock away with the tab; it is asked for again when the tab comes back. Without a
 * lock in the browser, or where it is refused (a low battery), the screen goes dark as it always does.
 */
export class ScreenLock {
  readonly #request: () => Promise<Pick<WakeLockSentinel, 'release'>>;
  #lock: Promise<Pick<WakeLockSentinel, 'release'> | null> | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #listened = false;

  constructor(request: () => Promise<Pick<WakeLockSentinel, 'release'>>) {
    this.#request = request;
  }

  /** Somebody touched the page, or it has come back to the eye. */
  keep(): void {
    this.#lock ??= this.#request().catch(() => null);
    clearTimeout(this.#idle);
    if (!this.#listened) this.#idle = setTimeout(() => this.rest(), IDLE_MS);
  }

  /** Whether something is read aloud: who listens touches nothing. */
  listens(listened: boolean): void {
    this.#listened = listened;
    this.keep();
  }

  /** The browser has taken the lock away, as it does with a tab that is hidden. */
  lost(): void {
    this.#lock = null;
  }

  /** Lets the screen go dark. */
  rest(): void {
    clearTimeout(this.#idle);
    const held = this.#lock;
    this.#lock = null;
    void held?.then((lock) => lock?.release()).catch(() => undefined);
  }
}
