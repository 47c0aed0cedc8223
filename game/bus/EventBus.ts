type Listener<P> = (payload: P) => void;

export interface EventBusOptions<M extends object> {
  /** Events whose last payload a late listener gets at once. */
  replay?: readonly (keyof M)[];
  /** Called with what a listener threw; the other listeners are called all the same. */
  onError: (error: unknown, event: keyof M) => void;
}

/**
 * Typed events between the shell and the game. Payloads are plain data; a listener belongs to whoever
 * registered it, and only the function that `on` returns takes it away.
 */
export class EventBus<M extends object> {
  readonly #listeners = new Map<keyof M, Set<Listener<never>>>();
  readonly #last = new Map<keyof M, unknown>();
  readonly #replayed: ReadonlySet<keyof M>;
  readonly #onError: (error: unknown, event: keyof M) => void;

  constructor({ replay = [], onError }: EventBusOptions<M>) {
    this.#replayed = new Set(replay);
    this.#onError = onError;
  }

  /**
   * Listens until the returned function is called; calling it twice is harmless. The same function registered
   * twice is two listeners.
   */
  on<K extends keyof M>(event: K, listener: Listener<M[K]>): () => void {
    const own: Listener<M[K]> = (payload) => listener(payload);
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(own as Listener<never>));
    if (this.#last.has(event)) this.#call(event, own, this.#last.get(event) as M[K]);
    return () => {
      listeners.delete(own as Listener<never>);
    };
  }

  /** Calls every listener there is now; one that is taken away meanwhile is not called any more. */
  emit<K extends keyof M>(event: K, payload: M[K]): void {
    if (this.#replayed.has(event)) this.#last.set(event, payload);
    const listeners = this.#listeners.get(event);
    if (!listeners) return;
    for (const listener of [...listeners]) {
      if (listeners.has(listener)) this.#call(event, listener as Listener<M[K]>, payload);
    }
  }

  /** The last payload of a replayed event; undefined before the first and for events that are not replayed. */
  last<K extends keyof M>(event: K): M[K] | undefined {
    return this.#last.get(event) as M[K] | undefined;
  }

  #call<K extends keyof M>(event: K, listener: Listener<M[K]>, payload: M[K]): void {
    try {
      listener(payload);
    } catch (error) {
      this.#onError(error, event);
    }
  }
}
