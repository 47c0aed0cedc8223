import type { FieldErrors, Resolver } from 'react-hook-form';
import { type PasswordChecks, readSignUpForm } from '#domain/account/readSignUpForm.ts';
import type { SignUpKind } from '../SignUpContext.ts';
import type { SignUpFormValues } from './SignUpFormValues.ts';
import type { Duplicates } from './useDuplicates.ts';

/** Checks the form as the server does, and for what is known to be taken. @param today `YYYY-MM-DD` in Seoul */
export function createSignUpResolver(
  kind: SignUpKind,
  today: string,
  duplicates: Pick<Duplicates, 'refusal'>,
  passwordChecks: PasswordChecks,
): Resolver<SignUpFormValues> {
  return (values) => {
    const read = readSignUpForm(values, kind, today, passwordChecks);
    const reasons: Partial<Record<keyof SignUpFormValues, string>> = read.ok ? {} : { ...read.fields };
    const taken = duplicates.refusal(values.accountId);
    if (taken !== null) reasons.accountId ??= taken;
    const errors: FieldErrors<SignUpFormValues> = Object.fromEntries(
      Object.entries(reasons).map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return Object.keys(reasons).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
