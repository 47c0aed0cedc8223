import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { staffApi } from '#contract/endpoints/staff.ts';
import { staffSignInApi } from '#contract/endpoints/staffSignIn.ts';
import type { StaffFactorStep, StaffInvitation, StaffSignedIn } from '#contract/staffSignIn.ts';
import { nameRules } from '#domain/account/nameRules.ts';
import { required } from '#domain/account/textRules.ts';
import { staffRoleName } from '#domain/staff/staffRoles.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { PasswordField } from '#src/components/password-field/PasswordField.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { EntryCard } from './EntryCard.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import styles from './StaffSignInPage.module.css';
import { StaffSignInPage } from './StaffSignInPage.tsx';

/** Behind the # nothing of the link reaches a server's log. */
const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/** Where the link of an invitation leads. */
export function JoinPage() {
  useDocumentTitle('초대 받아들이기');
  const { api } = useStaffServices();
  const [token] = useState(() => tokenOf(window.location.hash));
  const query = useQuery({
    queryKey: ['staff-invite', token],
    queryFn: () => api.call(staffSignInApi.checkInvite, { body: { token } }),
    retry: false,
  });
  const gone = (error: Error) =>
    error instanceof ApiError && error.status === 422 ? (
      <EntryCard title="쓸 수 없는 초대예요">
        <FormNotice>{describeError(error)}</FormNotice>
      </EntryCard>
    ) : null;
  return (
    <QueryView query={query} errorTitleAs="h1" skeleton={<Waiting />} renderError={gone}>
      {(invitation) =>
        invitation.known ? (
          <JoinAgain token={token} invitation={invitation} />
        ) : (
          <NewAccount token={token} invitation={invitation} />
        )
      }
    </QueryView>
  );
}

function Waiting() {
  return (
    <EntryCard title="초대를 확인하고 있어요">
      <Skeleton height={56} />
      <Skeleton height={56} />
    </EntryCard>
  );
}

interface InvitedProps {
  token: string;
  invitation: StaffInvitation;
}

/** Name and password of somebody who has no account yet, then the second factor. */
function NewAccount({ token, invitation }: InvitedProps) {
  const { api, session, site } = useStaffServices();
  const navigate = useNavigate();
  const refusal = useStaffSession((state) => state.refusal);
  const [step, setStep] = useState<StaffFactorStep | null>(null);
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const { register, handleSubmit, formState } = form;
  const accept = useMutation({
    mutationFn: (given: { name: string; password: string }) =>
      api.call(staffSignInApi.acceptInvite, { body: { token, ...given } }),
    onSuccess: setStep,
    onError: (error) => applyFieldErrors(error, form, ['name', 'password']),
    meta: { ownError: true },
  });
  const enter = ({ token: login, staff }: StaffSignedIn) => {
    session.begin({ token: login, staff });
    void navigate(staffPaths.today, { replace: true });
  };
  if (step !== null) return <SecondFactor step={step} onDone={enter} onBack={() => setStep(null)} />;
  const shown = accept.error instanceof ApiError && Object.keys(accept.error.fields).length > 0 ? null : accept.error;
  return (
    <EntryCard
      title={`${invitation.academyName}에 오신 것을 환영해요`}
      lead={`${staffRoleName(invitation.role, site)}으로 초대받으셨어요. 이름과 비밀번호를 정해 주세요.`}
    >
      {shown && <FormNotice>{describeError(shown)}</FormNotice>}
      {refusal !== null && !shown && <FormNotice>{refusal}</FormNotice>}
      <form
        className={styles.form}
        onSubmit={handleSubmit((given) => !accept.isPending && accept.mutate(given))}
        noValidate
      >
        <input
          className="visually-hidden"
          type="email"
          readOnly
          tabIndex={-1}
          aria-label="메일 주소"
          autoComplete="username"
          value={invitation.email}
        />
        <p>
          <b>{invitation.email}</b> 주소로 들어오게 돼요.
        </p>
        <TextField
          label="이름"
          autoComplete="name"
          hint="아이들이 선생님의 답에서 보는 이름이에요."
          error={formState.errors.name?.message}
          {...register('name', { validate: toValidate(...nameRules) })}
        />
        <PasswordField
          label="비밀번호"
          autoComplete="new-password"
          hint="12자 이상. 서로 상관없는 낱말 네댓 개를 이으면 외우기 쉽고 안전해요."
          error={formState.errors.password?.message}
          {...register('password', { validate: toValidate(required) })}
        />
        <Button type="submit" size="l" wide busy={accept.isPending}>
          다음
        </Button>
      </form>
      <ProviderButtons doing="시작하기" invite={token} />
    </EntryCard>
  );
}

/** Somebody of this address works elsewhere already: they sign in, and the institution is added. */
function JoinAgain({ token, invitation }: InvitedProps) {
  const { api, session } = useStaffServices();
  const signedIn = useStaffSession(({ login }) => login !== null);
  const join = useMutation({
    mutationFn: async () => {
      await api.call(staffApi.join, { body: { token } });
      return api.call(staffApi.me);
    },
    onSuccess: (staff) => {
      session.update(staff);
      showToast(`${invitation.academyName}을 더했어요.`);
    },
    meta: { ownError: true },
  });
  if (!signedIn)
    return (
      <StaffSignInPage
        invite={token}
        lead={`${invitation.email} 계정으로 들어오면 ${invitation.academyName}을 더할 수 있어요.`}
      />
    );
  if (join.isSuccess) return <Navigate to={staffPaths.today} replace />;
  return (
    <EntryCard title={`${invitation.academyName}을 더할까요?`} lead={`${invitation.email} 계정이 이미 있어요.`}>
      {join.error && <FormNotice>{describeError(join.error)}</FormNotice>}
      <Button size="l" wide busy={join.isPending} onClick={() => join.mutate()}>
        이 기관에서도 일하기
      </Button>
    </EntryCard>
  );
}
