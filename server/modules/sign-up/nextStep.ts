import { ageOver, ageUnder } from '#domain/account/birthdayRules.ts';
import { advanceSignUp, type SignUpEvent, type SignUpStep } from '#domain/account/signUpMachine.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { SignUpRow } from './repositories/signUps.ts';

/** The step that an event leads to. @throws AppError when the machine refuses it */
export function nextStep({ kind, step }: SignUpRow, event: SignUpEvent): SignUpStep {
  const advance = advanceSignUp(kind, step, event);
  if (advance.ok) return advance.step;
  if (advance.reason === 'WRONG_STEP') throw new AppError('SIGN_UP_STEP');
  if (advance.reason === 'REQUIRED_CONSENT') throw new AppError('CONSENT_REQUIRED');
  const age = kind === 'SELF' ? ageOver : ageUnder;
  const reason = 'birthday' in event ? age(event.today)(event.birthday) : null;
  throw new AppError('INVALID_INPUT', reason === null ? {} : { fields: { birthday: reason } });
}
