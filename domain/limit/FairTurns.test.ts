import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairTurns } from './FairTurns.ts';

const limits = { atOnce: 2, perParty: 2, waitingPerParty: 3 };

describe('fair turns', () => {
  it('let parties work one after the other, whoever has more to do', () => {
    const turns = new FairTurns<string>(limits);
    expect(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((work) => turns.enter('a', work))).toEqual([
      ...['GO', 'GO', 'WAIT', 'WAIT', 'WAIT'],
      'FULL',
    ]);
    expect([turns.enter('b', 'b1'), turns.enter('c', 'c1'), turns.enter('b', 'b2')]).toEqual(['WAIT', 'WAIT', 'WAIT']);
    const order: string[] = [];
    let party = 'a';
    for (let next = turns.leave(party); next !== null; next = turns.leave(party)) {
      order.push(next.work);
      party = next.party;
    }
    expect(order).toEqual(['a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
  });

  it('let no party work more than its share, though there is room', () => {
    const turns = new FairTurns<string>({ atOnce: 10, perParty: 1, waitingPerParty: 3 });
    expect([turns.enter('a', 'a1'), turns.enter('a', 'a2'), turns.enter('b', 'b1')]).toEqual(['GO', 'WAIT', 'GO']);
    expect(turns.leave('b')).toBeNull();
    expect(turns.leave('a')).toEqual({ party: 'a', work: 'a2' });
  });

  it('forget who went away while waiting', () => {
    const turns = new FairTurns<string>({ atOnce: 1, perParty: 1, waitingPerParty: 3 });
    turns.enter('a', 'a1');
    turns.enter('b', 'b1');
    expect([turns.withdraw('b', 'b1'), turns.withdraw('b', 'b1'), turns.withdraw('a', 'a1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(turns.leave('a')).toBeNull();
    expect(turns.underWay).toBe(0);
  });

  it('lose nobody and never exceed their limits', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('enter' as const), party: fc.constantFrom('a', 'b', 'c') }),
        fc.record({ kind: fc.constant('leave' as const), pick: fc.nat() }),
        fc.record({ kind: fc.constant('withdraw' as const), pick: fc.nat() }),
      ),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(steps, (taken) => {
        const turns = new FairTurns<number>({ atOnce: 3, perParty: 2, waitingPerParty: 4 });
        const running: { party: string; work: number }[] = [];
        let waiting: { party: string; work: number }[] = [];
        taken.forEach((step, work) => {
          if (step.kind === 'enter') {
            const messages = turns.enter(step.party, work);
            if (messages === 'GO') running.push({ party: step.party, work });
            if (messages === 'WAIT') waiting.push({ party: step.party, work });
          } else if (step.kind === 'leave' && running.length > 0) {
            const [gone] = running.splice(step.pick % running.length, 1);
            const next = turns.leave(gone?.party ?? '');
            if (next === null) return;
            // The first of its party.
            expect(waiting.find(({ party }) => party === next.party)).toEqual(next);
            waiting = waiting.filter((each) => each.work !== next.work);
            running.push(next);
          } else if (step.kind === 'withdraw' && waiting.length > 0) {
            const gone = waiting[step.pick % waiting.length];
            expect(turns.withdraw(gone?.party ?? '', gone?.work ?? -1)).toBe(true);
            waiting = waiting.filter((each) => each !== gone);
          }
          const of = (party: string) => running.filter((each) => each.party === party).length;
          expect(turns.underWay).toBe(running.length);
          expect(running.length).toBeLessThanOrEqual(3);
          for (const party of ['a', 'b', 'c']) expect(of(party)).toBeLessThanOrEqual(2);
          // Nobody waits where there is room.
          if (running.length < 3) expect(waiting.filter(({ party }) => of(party) < 2)).toEqual([]);
        });
      }),
    );
  });
});
