import { useMutation } from '@tanstack/react-query';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import type { SignUpFormBody } from '#contract/signUp.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { normalizePhone } from '#domain/account/normalizePhone.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useSignUp } from '../SignUpContext.ts';
import type { SignUpFormValues } from './SignUpFormValues.ts';

/** Hands the form in. Its state on the server, not a key, makes it safe to repeat. */
export function useSubmitSignUp() {
  const api = useApi();
  const { signUpToken, settle } = useSignUp();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (values: SignUpFormValues) => {
      const body: SignUpFormBody = {
        signUpToken,
        accountId: values.accountId,
        password: values.password,
        passwordConfirmation: values.passwordConfirmation,
        name: normalizeName(values.name),
        birthday: values.birthday,
        gender: values.gender === 'NONE' ? null : values.gender,
        email: normalizeEmail(values.email) || null,
        mobileNo: normalizePhone(values.mobileNo) || null,
        schoolName: normalizeName(values.schoolName) || null,
        schoolGrade: values.schoolGrade,
      };
      return api.call(signUpApi.submit, { body });
    },
    onError: settle,
  });
}
