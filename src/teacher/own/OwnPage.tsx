import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { staffApi } from '#contract/endpoints/staff.ts';
import { required } from '#domain/account/textRules.ts';
import { staffRoleName } from '#domain/staff/staffRoles.ts';
import { Button } from '#src/components/button/Button.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PasswordField } from '#src/components/password-field/PasswordField.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import { IdentityPanel } from './IdentityPanel.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import styles from './OwnPage.module.css';

/** The own account: where one works, linked accounts of institutions, and another password. */
export function OwnPage() {
  useDocumentTitle('내 계정');
  const { api, site } = useStaffServices();
  const staff = useStaffSession(({ login }) => login?.staff);
  const query = useQuery(staffQueries.identities(api));
  if (!staff) return null;
  return (
    <>
      <PageHeader title="내 계정" lead={`${staff.name} · ${staff.email}`} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title="일하는 곳">
            <ul>
              {staff.posts.map(({ academyNo, academyName, role }) => (
                <li key={academyNo} className={styles.post}>
                  <b>{academyName}</b> {staffRoleName(role, site)}
                </li>
              ))}
            </ul>
          </Panel>
          {query.data?.password && !staff.demo && <PasswordPanel />}
        </div>
        {!staff.demo && (
          <QueryView query={query} skeleton={<Skeleton height={240} />}>
            {({ identities, password }) => (
              <div className={styles.stack}>
                <IdentityPanel identities={identities} />
                {password && <KeysPanel />}
              </div>
            )}
          </QueryView>
        )}
      </div>
    </>
  );
}

function PasswordPanel() {
  const { api } = useStaffServices();
  const form = useForm({ defaultValues: { password: '', newPassword: '' } });
  const { register, handleSubmit, formState, reset } = form;
  const change = useMutation({
    mutationFn: (body: { password: string; newPassword: string }) => api.call(staffApi.changePassword, { body }),
    onSuccess: () => {
      showToast('비밀번호를 바꾸었어요. 다른 기기에서는 모두 나갔어요.');
      reset();
    },
    onError: (error) => applyFieldErrors(error, form, ['password', 'newPassword']) || showErrorAlert(error),
    meta: { ownError: true },
  });
  return (
    <Panel title="비밀번호 바꾸기">
      <form
        className={styles.form}
        onSubmit={handleSubmit((body) => !change.isPending && change.mutate(body))}
        noValidate
      >
        <PasswordField
          label="지금 비밀번호"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { validate: toValidate(required) })}
        />
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          hint="12자 이상. 서로 상관없는 낱말 네댓 개를 이으면 외우기 쉽고 안전해요."
          error={formState.errors.newPassword?.message}
          {...register('newPassword', { validate: toValidate(required) })}
        />
        <Button type="submit" busy={change.isPending}>
          바꾸기
        </Button>
      </form>
    </Panel>
  );
}
