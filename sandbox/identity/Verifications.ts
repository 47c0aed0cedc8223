import type { Outcome } from './outcomeOf.ts';

/** What the browser's script sent when it opened the window. */
export interface Asked {
  id: string;
  storeId: string;
  channelKey: string;
  requestedAt: number;
}

export type Verification = Asked & { outcome: Outcome | null };

/** How the API behaves: as it should, not at all, broken, or answering something that is no JSON. */
export type ApiMood = 'up' | 'down' | 'error' | 'garbage';

/** Verifications by id, as the company keeps them; they are gone when the process ends. */
export class Verifications {
  mood: ApiMood = 'up';
  /** Ids that were asked for by the API, in order. */
  readonly fetched: string[] = [];
  readonly #byId = new Map<string, Verification>();

  open(asked: Asked): Verification {
    const known = this.#byId.get(asked.id);
    if (known) return known;
    const fresh = { ...asked, outcome: null };
    this.#byId.set(asked.id, fresh);
    return fresh;
  }

  find(id: string): Verification | undefined {
    return this.#byId.get(id);
  }

  /** An id may fail many times but succeeds once: afterwards nothing changes it. */
  decide(id: string, outcome: Outcome): boolean {
    const known = this.#byId.get(id);
    if (!known || known.outcome?.status === 'VERIFIED') return false;
    known.outcome = outcome;
    return true;
  }

  reset(): void {
    this.mood = 'up';
    this.fetched.length = 0;
    this.#byId.clear();
  }
}
