import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CeremonyClock, type CeremonyPhase } from './CeremonyClock.ts';

const kinds = fc.constantFrom('hatch' as const, 'levelUp' as const, 'growth' as const);
const order: CeremonyPhase[] = ['before', 'change', 'after', 'over'];

describe('CeremonyClock', () => {
  it('only goes forwards, is over in the end, and a skip shows the last picture before it closes', () => {
    fc.assert(
      fc.property(
        kinds,
        fc.boolean(),
        fc.array(fc.oneof(fc.constant('skip' as const), fc.integer({ min: 0, max: 3_000 }))),
        (kind, still, acts) => {
          const clock = new CeremonyClock(kind, still);
          const seen: CeremonyPhase[] = [clock.phase];
          for (const act of acts) {
            const before = clock.phase;
            if (act === 'skip') {
              clock.skip();
              expect(clock.phase).toBe(before === 'before' || before === 'change' ? 'after' : 'over');
            } else clock.advance(act);
            expect(clock.share).toBeGreaterThanOrEqual(0);
            expect(clock.share).toBeLessThanOrEqual(1);
            seen.push(clock.phase);
          }
          const places = seen.map((phase) => order.indexOf(phase));
          expect(places).toEqual([...places].sort((a, b) => a - b));
          clock.advance(30_000);
          expect(clock.phase).toBe('over');
        },
      ),
    );
  });

  it('is a still picture for those who want less motion', () => {
    const clock = new CeremonyClock('growth', true);
    expect(clock.phase).toBe('after');
    clock.skip();
    expect(clock.phase).toBe('over');
  });
});
