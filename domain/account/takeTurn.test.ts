import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '../time/duration.ts';
import { type NameTries, returnEarlyTurn, type SenderTries, takeTurn } from './takeTurn.ts';
import { throttleTuning, turnTuning } from './tuning.ts';

/** The tries under one name, as the database keeps them. */
class Door {
  name: NameTries | undefined;
  readonly senders = new Map<string, SenderTries & { refusedAt: number | null }>();
  readonly judged: { at: number; sender: string }[] = [];

  /** @returns seconds to wait; 0 when the password was looked at, and was wrong */
  guess(sender: string, now: number): number {
    const own = this.senders.get(sender);
    const waiting = [...this.senders].flatMap(([other, { turns, refusedAt }]) =>
      other !== sender && refusedAt !== null && now - refusedAt < turnTuning.waitsFor ? [turns] : [],
    );
    const turn = takeTurn({
      name: this.name,
      own: own && own.turns > 0 ? own : undefined,
      fewestWaiting: waiting.length > 0 ? Math.min(...waiting) : null,
      now,
    });
    if (turn.kind === 'TURN') {
      this.name = turn.name;
      this.senders.set(sender, { ...turn.own, refusedAt: null });
      this.judged.push({ at: now, sender });
      return 0;
    }
    this.name = turn.name ?? this.name;
    this.senders.set(sender, { turns: own?.turns ?? 0, lastAt: own?.lastAt ?? now, refusedAt: now });
    return turn.seconds;
  }
}

/** Most judged guesses within any hour. */
function busiestHour(judged: readonly { at: number }[]): number {
  let from = 0;
  let most = 0;
  judged.forEach(({ at }, index) => {
    while (at - (judged[from]?.at ?? 0) >= HOUR) from += 1;
    most = Math.max(most, index - from + 1);
  });
  return most;
}

describe('the turns of a login name', () => {
  it('are as before for one network: four failures free, then 1, 2, 4 … 60 seconds', () => {
    const door = new Door();
    const waits: number[] = [];
    let now = 0;
    while (waits.length < 16) {
      const wait = door.guess('one', now);
      if (wait === 0) continue;
      waits.push(wait);
      now += wait * SECOND;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60].slice(0, 16));
  });

  it('let a network in at once that has not had any, however somebody polls from elsewhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 7200 }), fc.integer({ min: 1, max: 16 }), (seconds, perSecond) => {
        const door = new Door();
        let now = 0;
        for (; now < seconds * SECOND; now += SECOND / perSecond) door.guess('stranger', now);
        expect([1, 2, 3].map(() => door.guess('owner', now))).toEqual([0, 0, 0]);
      }),
      { numRuns: 30 },
    );
  });

  it('are never more in an hour than one name allows, from however many networks', () => {
    const step = fc.record({
      pause: fc.oneof(fc.constant(0), fc.nat(2 * SECOND), fc.nat(90 * SECOND), fc.nat(20 * 60 * SECOND)),
      sender: fc.nat(30),
      repeat: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 50, maxLength: 400 }), (steps) => {
        const door = new Door();
        let now = 0;
        for (const { pause, sender, repeat } of steps) {
          now += pause;
          for (let time = 0; time < repeat; time += 1) door.guess(`${sender}`, now);
        }
        expect(busiestHour(door.judged)).toBeLessThanOrEqual(turnTuning.guessesPerHour);
      }),
    );
  });

  it('are never more in an hour when twenty networks take whatever is due', () => {
    const door = new Door();
    for (let now = 0; now < 3 * HOUR; now += 5 * SECOND) {
      for (let sender = 0; sender < 20; sender += 1) door.guess(`${sender}`, now);
    }
    expect(busiestHour(door.judged)).toBeLessThanOrEqual(turnTuning.guessesPerHour);
    expect(busiestHour(door.judged)).toBeGreaterThan(turnTuning.guessesPerHour - 15);
  });

  it('go to who has had fewer once the early ones are used up, and back to anybody who comes', () => {
    const door = new Door();
    let now = 0;
    // Enough networks to use up every early turn.
    for (; now < 600 * SECOND; now += SECOND / 8) door.guess(`stranger${Math.floor(now / SECOND) % 20}`, now);
    const wait = door.guess('owner', now);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(turnTuning.besiegedDelay);
    for (const end = now + wait * SECOND; now < end + 5 * SECOND; now += SECOND / 8) door.guess('stranger0', now);
    expect(door.guess('owner', now)).toBe(0);

    door.guess('late', now);
    const before = door.judged.length;
    for (const end = now + 200 * SECOND; now < end; now += SECOND) door.guess('stranger0', now);
    expect(door.judged.length).toBeGreaterThan(before);
  });

  it('come again within the longest delay, whatever the clock did', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 72 }), (guesses, hoursBack) => {
        const door = new Door();
        let now = 100 * HOUR;
        for (let guess = 0; guess < guesses; guess += 1) now += door.guess('one', now) * SECOND;
        now -= hoursBack * HOUR;
        for (let guess = 0; guess < 5; guess += 1) {
          const wait = door.guess('one', now);
          expect(wait).toBeLessThanOrEqual(turnTuning.besiegedDelay);
          now += wait * SECOND;
          if (wait > 0) expect(door.guess('one', now)).toBe(0);
        }
      }),
    );
  });

  it('are in store again after a right password, which was no guess', () => {
    const name = { count: 30, lastAt: 0, earlyUntil: 0 };
    const turn = takeTurn({ name, own: undefined, fewestWaiting: null, now: SECOND });
    expect(turn).toMatchObject({ kind: 'TURN', early: true });
    if (turn.kind === 'TURN') expect(returnEarlyTurn(turn.name).earlyUntil).toBeLessThanOrEqual(SECOND);
    expect(throttleTuning.window).toBeGreaterThan(turnTuning.besiegedDelay * SECOND);
  });
});
