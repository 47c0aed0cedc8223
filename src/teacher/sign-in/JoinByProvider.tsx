import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { staffProviderApi } from '#contract/endpoints/staffProvider.ts';
import type { ProviderJoining, StaffEntry } from '#contract/staffProvider.ts';
import { nameRules } from '#domain/account/nameRules.ts';
import { staffRoleName } from '#domain/staff/staffRoles.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { useStaffServices } from '../services/StaffServicesContext.ts';
import { EntryCard } from './EntryCard.tsx';
import styles from './StaffSignInPage.module.css';

interface JoinByProviderProps {
  joining: ProviderJoining;
  onDone: (entry: StaffEntry) => void;
}

/** The name of somebody invited who came from a provider of accounts and has no account here yet. */
export function JoinByProvider({ joining, onDone }: JoinByProviderProps) {
  const { api, site } = useStaffServices();
  const form = useForm({ defaultValues: { name: joining.name } });
  const { register, handleSubmit, formState } = form;
  const join = useMutation({
    mutationFn: ({ name }: { name: string }) =>
      api.call(staffProviderApi.join, { body: { challenge: joining.challenge, name } }),
    onSuccess: onDone,
    onError: (error) => applyFieldErrors(error, form, ['name']),
    meta: { ownError: true },
  });
  const shown = join.error instanceof ApiError && Object.keys(join.error.fields).length > 0 ? null : join.error;
  const places = joining.institutions.map(({ academyName, role }) => `${academyName} ${staffRoleName(role, site)}`);
  return (
    <EntryCard title="초대를 받아들일까요?" lead={`${joining.email} 주소로 온 초대가 있어요.`}>
      {shown && <FormNotice>{describeError(shown)}</FormNotice>}
      <ul>
        {places.map((place) => (
          <li key={place}>
            <b>{place}</b>
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        onSubmit={handleSubmit((given) => !join.isPending && join.mutate(given))}
        noValidate
      >
        <TextField
          label="이름"
          autoComplete="name"
          hint="아이들이 선생님의 답에서 보는 이름이에요."
          error={formState.errors.name?.message}
          {...register('name', { validate: toValidate(...nameRules) })}
        />
        <Button type="submit" size="l" wide busy={join.isPending}>
          받아들이고 들어가기
        </Button>
      </form>
    </EntryCard>
  );
}
