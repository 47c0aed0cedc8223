import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffApi } from '#contract/endpoints/staff.ts';
import { email } from '#domain/account/contactRules.ts';
import { className } from '#domain/classroom/className.ts';
import { type StaffRole, staffRoleName, staffRoles } from '#domain/staff/staffRoles.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './PeoplePage.module.css';

/** Address, role, and the classes of a teacher. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { api, site } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const classes = useQuery({ ...staffQueries.classes(api, academyNo), enabled: open });
  const [classNos, setClassNos] = useState<number[]>([]);
  const form = useForm<{ email: string; role: StaffRole }>({ defaultValues: { email: '', role: 'TEACHER' } });
  const { register, handleSubmit, formState, reset, watch } = form;
  const invite = useMutation({
    mutationFn: (given: { email: string; role: StaffRole }) =>
      api.call(staffApi.invite, {
        params: { academyNo },
        body: { ...given, classNos: given.role === 'TEACHER' ? classNos : [] },
      }),
    onSuccess: (_, given) => {
      showToast(`${given.email}에 초대 메일을 보냈어요.`);
      reset();
      setClassNos([]);
      onClose();
      return queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
    onError: (error) => applyFieldErrors(error, form, ['email']) || showErrorAlert(error),
    meta: { ownError: true },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="초대하기"
      description="초대 메일의 링크는 14일 동안 한 번 쓸 수 있어요."
      keepsText
    >
      <form
        className={styles.form}
        onSubmit={handleSubmit((given) => !invite.isPending && invite.mutate(given))}
        noValidate
      >
        <TextField
          label="메일 주소"
          type="email"
          error={formState.errors.email?.message}
          {...register('email', { validate: toValidate(email) })}
        />
        <SelectField
          label="맡을 일"
          options={staffRoles.map((role) => ({ value: role, label: staffRoleName(role, site) }))}
          {...register('role')}
        />
        {watch('role') === 'TEACHER' && (classes.data?.classes.length ?? 0) > 0 && (
          <fieldset className={styles.classes}>
            <legend>맡을 반</legend>
            {classes.data?.classes.map((one) => (
              <Checkbox
                key={one.classNo}
                label={className(one)}
                checked={classNos.includes(one.classNo)}
                onChange={(event) =>
                  setClassNos((before) =>
                    event.target.checked ? [...before, one.classNo] : before.filter((no) => no !== one.classNo),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        <Button type="submit" wide busy={invite.isPending}>
          초대 보내기
        </Button>
      </form>
    </Dialog>
  );
}
