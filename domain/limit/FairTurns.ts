export interface TurnLimits {
  /** Works under way at once, of everybody together. */
  atOnce: number;
  /** Of them, those of one party. */
  perParty: number;
  /** Works of one party that may wait. */
  waitingPerParty: number;
}

/**
 * Who may work when not everybody can: parties take turns, so that one with a hundred works waiting holds up another one
 * for no longer than one with a single work. Works of a party keep their order.
 */
export class FairTurns<Work> {
  readonly #limits: TurnLimits;
  readonly #running = new Map<string, number>();
  /** In the order in which the parties have their next turn; none is empty. */
  readonly #waiting = new Map<string, Work[]>();
  #underWay = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** @returns GO: it may work now, and `leave` has to follow. WAIT: `leave` of another one will name it. FULL: neither */
  enter(party: string, work: Work): 'GO' | 'WAIT' | 'FULL' {
    const queue = this.#waiting.get(party);
    if (queue === undefined && this.#mayRun(party)) {
      this.#begin(party);
      return 'GO';
    }
    if (queue === undefined) this.#waiting.set(party, [work]);
    else if (queue.length >= this.#limits.waitingPerParty) return 'FULL';
    else queue.push(work);
    return 'WAIT';
  }

  /** A work of the party has ended. @returns who may work now, and has to leave as well */
  leave(party: string): { party: string; work: Work } | null {
    const left = (this.#running.get(party) ?? 1) - 1;
    if (left === 0) this.#running.delete(party);
    else this.#running.set(party, left);
    this.#underWay -= 1;
    for (const [next, queue] of this.#waiting) {
      if (!this.#mayRun(next)) continue;
      const [work, ...rest] = queue;
      // Behind all others, where more of it waits.
      this.#waiting.delete(next);
      if (rest.length > 0) this.#waiting.set(next, rest);
      if (work === undefined) continue;
      this.#begin(next);
      return { party: next, work };
    }
    return null;
  }

  /** Who waits no longer. @returns false when it has had its turn already */
  withdraw(party: string, work: Work): boolean {
    const queue = this.#waiting.get(party);
    const at = queue?.indexOf(work) ?? -1;
    if (queue === undefined || at === -1) return false;
    queue.splice(at, 1);
    if (queue.length === 0) this.#waiting.delete(party);
    return true;
  }

  #mayRun(party: string): boolean {
    return this.#underWay < this.#limits.atOnce && (this.#running.get(party) ?? 0) < this.#limits.perParty;
  }

  #begin(party: string): void {
    this.#running.set(party, (this.#running.get(party) ?? 0) + 1);
    this.#underWay += 1;
  }
}
