import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { homeworkApi } from '#contract/endpoints/homework.ts';
import type { HomeworkPage } from '#contract/homework.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';

interface WithdrawHomeworkProps {
  homework: HomeworkPage;
  open: boolean;
  onClose: () => void;
}

/** Asks once before a homework is taken back. */
export function WithdrawHomework({ homework: { classNo, homeworkNo }, open, onClose }: WithdrawHomeworkProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const withdraw = useMutation({
    mutationFn: () => api.call(homeworkApi.withdraw, { params: { academyNo, classNo, homeworkNo } }),
    onSuccess: async () => {
      showToast('숙제를 거두었어요.');
      await navigate(staffPaths.homework);
      await queries.invalidateQueries({ queryKey: ['staff', academyNo, 'homework'] });
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="이 숙제를 거둘까요?"
      description="학생 화면에서 사라져요. 학생이 읽고 푼 것은 그대로 남아요."
      footer={
        <>
          <Button tone="soft" onClick={onClose}>
            그대로 두기
          </Button>
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            거두기
          </Button>
        </>
      }
    />
  );
}
