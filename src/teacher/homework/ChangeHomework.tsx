import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { homeworkApi } from '#contract/endpoints/homework.ts';
import type { HomeworkPage } from '#contract/homework.ts';
import { required } from '#domain/account/textRules.ts';
import { homeworkTuning } from '#domain/homework/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { TextArea } from '#src/components/text-area/TextArea.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import styles from './Homework.module.css';

interface ChangeHomeworkProps {
  homework: HomeworkPage;
  open: boolean;
  onClose: () => void;
}

/** Another day or other words. */
export function ChangeHomework({ homework, open, onClose }: ChangeHomeworkProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const { classNo, homeworkNo, dueOn, note } = homework;
  const form = useForm({ defaultValues: { dueOn, note } });
  const { register, handleSubmit, formState } = form;
  const change = useMutation({
    mutationFn: (body: { dueOn: string; note: string }) =>
      api.call(homeworkApi.change, { params: { academyNo, classNo, homeworkNo }, body }),
    onSuccess: async () => {
      showToast('숙제를 바꾸었어요.');
      onClose();
      await queries.invalidateQueries({ queryKey: ['staff', academyNo, 'homework'] });
    },
    onError: (error) => applyFieldErrors(error, form, ['dueOn', 'note']) || showErrorAlert(error),
    meta: { ownError: true },
  });
  return (
    <Dialog open={open} onClose={onClose} title="날짜와 말 바꾸기" keepsText>
      <form
        className={styles.form}
        onSubmit={handleSubmit((given) => !change.isPending && change.mutate(given))}
        noValidate
      >
        <TextField
          label="언제까지"
          type="date"
          min={homework.today}
          error={formState.errors.dueOn?.message}
          {...register('dueOn', { validate: toValidate(required) })}
        />
        <TextArea label="학생에게 하는 말" rows={3} maxLength={homeworkTuning.longestNote} {...register('note')} />
        <Button type="submit" wide busy={change.isPending}>
          저장
        </Button>
      </form>
    </Dialog>
  );
}
