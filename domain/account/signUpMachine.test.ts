import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceSignUp,
  type SignUpEvent,
  type SignUpKind,
  type SignUpStep,
  signUpMachine,
  signUpScreen,
} from './signUpMachine.ts';

const today = '2026-05-05';
const CHILD = '20160101';
const GROWN = '20000101';
const steps: SignUpStep[] = ['TERMS', 'WHO', 'VERIFY', 'CONSENT', 'FORM', 'DONE'];
const kinds: SignUpKind[] = ['SELF', 'GUARDIAN'];
const birthdays = fc.constantFrom(CHILD, GROWN, '20120505', '20120506', '20120230', '20990101', '');
const events: fc.Arbitrary<SignUpEvent> = fc.oneof(
  fc.record({ type: fc.constant('TERMS_AGREED' as const), requiredAgreed: fc.boolean() }),
  fc.record({ type: fc.constant('WHO_GIVEN' as const), birthday: birthdays, today: fc.constant(today) }),
  fc.record({ type: fc.constant('GUARDIAN_VERIFIED' as const) }),
  fc.record({ type: fc.constant('GUARDIAN_CONSENTED' as const), requiredAgreed: fc.boolean() }),
  fc.record({ type: fc.constant('FORM_SUBMITTED' as const), birthday: birthdays, today: fc.constant(today) }),
);
/** What the spec and the law ask for, written apart from the machine. */
const ways: Record<SignUpKind, SignUpStep[]> = {
  SELF: ['TERMS', 'WHO', 'FORM', 'DONE'],
  GUARDIAN: ['TERMS', 'WHO', 'VERIFY', 'CONSENT', 'FORM', 'DONE'],
};
const grown = ['20000101', '20120505'];
const children = ['20160101', '20120506'];

function mayLeave(kind: SignUpKind, step: SignUpStep, event: SignUpEvent): boolean {
  const rightAge = (birthday: string) => (kind === 'SELF' ? grown : children).includes(birthday);
  switch (step) {
    case 'TERMS':
      return event.type === 'TERMS_AGREED' && (kind === 'GUARDIAN' || event.requiredAgreed);
    case 'WHO':
      return event.type === 'WHO_GIVEN' && rightAge(event.birthday);
    case 'VERIFY':
      return kind === 'GUARDIAN' && event.type === 'GUARDIAN_VERIFIED';
    case 'CONSENT':
      return kind === 'GUARDIAN' && event.type === 'GUARDIAN_CONSENTED' && event.requiredAgreed;
    case 'FORM':
      return event.type === 'FORM_SUBMITTED' && rightAge(event.birthday);
    case 'DONE':
      return false;
  }
}

describe('signing up', () => {
  it.each(kinds)('of kind %s is done only through every step in order', (kind) => {
    let done = 0;
    // Good events are mixed in, so that many runs get to the end.
    const birthday = kind === 'SELF' ? GROWN : CHILD;
    const good: SignUpEvent[] = [
      { type: 'TERMS_AGREED', requiredAgreed: true },
      { type: 'WHO_GIVEN', birthday, today },
      { type: 'GUARDIAN_VERIFIED' },
      { type: 'GUARDIAN_CONSENTED', requiredAgreed: true },
      { type: 'FORM_SUBMITTED', birthday, today },
    ];
    fc.assert(
      fc.property(
        fc.array(fc.oneof(events, fc.constantFrom(...good)), { minLength: 20, maxLength: 60 }),
        (sequence) => {
          let step: SignUpStep = 'TERMS';
          const seen: SignUpStep[] = [step];
          for (const event of sequence) {
            const answer = advanceSignUp(kind, step, event);
            expect(answer.ok).toBe(mayLeave(kind, step, event));
            if (!answer.ok) continue;
            step = answer.step;
            seen.push(step);
          }
          expect(seen).toEqual(ways[kind].slice(0, seen.length));
          if (step === 'DONE') done += 1;
        },
      ),
      { numRuns: 300 },
    );
    expect(done).toBeGreaterThan(0);
  });

  it('refuses every event in every other step', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.constantFrom(...steps), events, (kind, step, event) => {
        const answer = advanceSignUp(kind, step, event);
        expect(answer.ok).toBe(mayLeave(kind, step, event));
        if (answer.ok) expect(answer.step).toBe(ways[kind][ways[kind].indexOf(step) + 1]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each<[SignUpKind, SignUpStep, SignUpEvent, string]>([
    ['SELF', 'TERMS', { type: 'TERMS_AGREED', requiredAgreed: false }, 'REQUIRED_CONSENT'],
    ['GUARDIAN', 'CONSENT', { type: 'GUARDIAN_CONSENTED', requiredAgreed: false }, 'REQUIRED_CONSENT'],
    ['SELF', 'WHO', { type: 'WHO_GIVEN', birthday: CHILD, today }, 'AGE_OVER'],
    ['SELF', 'FORM', { type: 'FORM_SUBMITTED', birthday: CHILD, today }, 'AGE_OVER'],
    ['GUARDIAN', 'WHO', { type: 'WHO_GIVEN', birthday: GROWN, today }, 'AGE_UNDER'],
    ['GUARDIAN', 'FORM', { type: 'FORM_SUBMITTED', birthday: GROWN, today }, 'AGE_UNDER'],
    ['SELF', 'VERIFY', { type: 'GUARDIAN_VERIFIED' }, 'WRONG_STEP'],
    ['GUARDIAN', 'CONSENT', { type: 'GUARDIAN_VERIFIED' }, 'WRONG_STEP'],
    ['GUARDIAN', 'VERIFY', { type: 'GUARDIAN_CONSENTED', requiredAgreed: true }, 'WRONG_STEP'],
    ['SELF', 'DONE', { type: 'FORM_SUBMITTED', birthday: GROWN, today }, 'WRONG_STEP'],
  ])('%s at %s with %j: %s', (kind, step, event, reason) => {
    expect(advanceSignUp(kind, step, event)).toEqual({ ok: false, reason });
  });

  it('turns away a child who became fourteen on the way', () => {
    const birthday = '20120505';
    expect(advanceSignUp('GUARDIAN', 'WHO', { type: 'WHO_GIVEN', birthday, today: '2026-05-04' }).ok).toBe(true);
    expect(advanceSignUp('GUARDIAN', 'FORM', { type: 'FORM_SUBMITTED', birthday, today: '2026-05-05' })).toEqual({
      ok: false,
      reason: 'AGE_UNDER',
    });
  });

  it('shows four screens that never go back', () => {
    for (const kind of kinds) {
      const screens = ways[kind].map((step) => signUpScreen(kind, step));
      expect(screens).toEqual([...screens].sort());
      expect([...new Set(screens)]).toEqual([1, 2, 3, 4]);
      expect(signUpMachine[kind].map(({ step }) => step)).toEqual(ways[kind]);
    }
    expect(signUpScreen('SELF', 'VERIFY')).toBe(1);
  });
});
