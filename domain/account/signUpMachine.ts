import { ageOver, ageUnder } from './birthdayRules.ts';

/** Who signs up: somebody of 14 or older alone, or a child through a guardian. */
export type SignUpKind = 'SELF' | 'GUARDIAN';
export type SignUpStep = 'TERMS' | 'WHO' | 'VERIFY' | 'CONSENT' | 'FORM' | 'DONE';
/** `today` is the server's day in Seoul, `YYYY-MM-DD`; `birthday` is `YYYYMMDD`. */
export type SignUpEvent =
  | { type: 'TERMS_AGREED'; requiredAgreed: boolean }
  | { type: 'WHO_GIVEN'; birthday: string; today: string }
  | { type: 'GUARDIAN_VERIFIED' }
  | { type: 'GUARDIAN_CONSENTED'; requiredAgreed: boolean }
  | { type: 'FORM_SUBMITTED'; birthday: string; today: string };
/**
 * AGE_OVER and AGE_UNDER name the rule of spec section 5 that refused: AGE_OVER is a person who is not yet 14 on the
 * page for 14 and over, AGE_UNDER one of 14 or older on the page for children.
 */
export type SignUpRefusal = 'WRONG_STEP' | 'REQUIRED_CONSENT' | 'AGE_OVER' | 'AGE_UNDER';
export type SignUpAdvance = { ok: true; step: SignUpStep } | { ok: false; reason: SignUpRefusal };

interface StepPlan {
  readonly step: SignUpStep;
  /** The one event that leaves the step; nothing leaves the last. */
  readonly leavesBy: SignUpEvent['type'] | null;
  /** Which of the four visible steps shows it: terms, who you are, information, welcome. */
  readonly screen: 1 | 2 | 3 | 4;
}

/**
 * The steps in their order. There is no way back: whoever wants to change an earlier step starts a new sign-up.
 * A verification may be tried again as long as the step is VERIFY, for only success is an event.
 */
export const signUpMachine: Readonly<Record<SignUpKind, readonly StepPlan[]>> = {
  SELF: [
    { step: 'TERMS', leavesBy: 'TERMS_AGREED', screen: 1 },
    { step: 'WHO', leavesBy: 'WHO_GIVEN', screen: 2 },
    { step: 'FORM', leavesBy: 'FORM_SUBMITTED', screen: 3 },
    { step: 'DONE', leavesBy: null, screen: 4 },
  ],
  GUARDIAN: [
    { step: 'TERMS', leavesBy: 'TERMS_AGREED', screen: 1 },
    { step: 'WHO', leavesBy: 'WHO_GIVEN', screen: 2 },
    { step: 'VERIFY', leavesBy: 'GUARDIAN_VERIFIED', screen: 2 },
    { step: 'CONSENT', leavesBy: 'GUARDIAN_CONSENTED', screen: 2 },
    { step: 'FORM', leavesBy: 'FORM_SUBMITTED', screen: 3 },
    { step: 'DONE', leavesBy: null, screen: 4 },
  ],
};

/** The step after an event, or why it is refused; a refused event leaves the step as it was. */
export function advanceSignUp(kind: SignUpKind, step: SignUpStep, event: SignUpEvent): SignUpAdvance {
  const plan = signUpMachine[kind];
  const at = plan.findIndex((each) => each.step === step);
  const next = plan[at + 1];
  if (plan[at]?.leavesBy !== event.type || next === undefined) return { ok: false, reason: 'WRONG_STEP' };
  const reason = refusalOf(kind, event);
  return reason === null ? { ok: true, step: next.step } : { ok: false, reason };
}

function refusalOf(kind: SignUpKind, event: SignUpEvent): SignUpRefusal | null {
  switch (event.type) {
    case 'TERMS_AGREED':
      // A child only reads the plain summary; consent is the guardian's, later.
      return kind === 'GUARDIAN' || event.requiredAgreed ? null : 'REQUIRED_CONSENT';
    case 'GUARDIAN_CONSENTED':
      return event.requiredAgreed ? null : 'REQUIRED_CONSENT';
    case 'GUARDIAN_VERIFIED':
      return null;
    case 'WHO_GIVEN':
    case 'FORM_SUBMITTED':
      if (kind === 'SELF') return ageOver(event.today)(event.birthday) === null ? null : 'AGE_OVER';
      return ageUnder(event.today)(event.birthday) === null ? null : 'AGE_UNDER';
  }
}

/** Which of the four visible steps shows this step; a step the kind does not have begins at the first. */
export function signUpScreen(kind: SignUpKind, step: SignUpStep): 1 | 2 | 3 | 4 {
  return signUpMachine[kind].find((each) => each.step === step)?.screen ?? 1;
}
