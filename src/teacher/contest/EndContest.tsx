import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { staffContestApi } from '#contract/endpoints/staffContest.ts';
import type { StaffContest } from '#contract/staffContest.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';

/** Ended while it runs, or taken back before it starts. */
export type Ending = 'CLOSE' | 'REMOVE';

interface EndContestProps {
  contest: StaffContest;
  /** Null while nothing is asked. */
  ending: Ending | null;
  onClose: () => void;
}

const words = {
  CLOSE: {
    title: '이 대회를 지금 끝낼까요?',
    description: '오늘까지 모은 점수와 순위, 인증서는 그대로 남아요. 끝낸 대회를 다시 열 수는 없어요.',
    button: '대회 끝내기',
    done: '대회를 끝냈어요.',
  },
  REMOVE: {
    title: '이 대회를 거둘까요?',
    description: '학생 화면에서 사라져요. 아직 시작하지 않아서 없어지는 점수는 없고, 학생이 읽은 책도 그대로 남아요.',
    button: '대회 거두기',
    done: '대회를 거두었어요.',
  },
} as const;

/** Asks once before a contest is ended or taken back, and states what stays. */
export function EndContest({ contest: { contestNo, status }, ending, onClose }: EndContestProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queries.invalidateQueries({ queryKey: ['staff', academyNo, 'contests'] });
  const end = useMutation({
    mutationFn: (how: Ending) =>
      api.call(how === 'CLOSE' ? staffContestApi.close : staffContestApi.remove, { params: { academyNo, contestNo } }),
    onSuccess: async (_, how) => {
      showToast(words[how].done);
      onClose();
      if (how === 'REMOVE') await navigate(staffPaths.contests, { replace: true });
      await refresh();
    },
    onError: async (error) => {
      showErrorAlert(error);
      onClose();
      // It may have started, or ended, in the meantime.
      await refresh();
    },
    meta: { ownError: true },
  });
  // While the dialog closes it keeps its words.
  const how = ending ?? (status === 'WAIT' ? 'REMOVE' : 'CLOSE');
  return (
    <Dialog
      open={ending !== null}
      onClose={onClose}
      title={words[how].title}
      description={words[how].description}
      footer={
        <>
          <Button tone="soft" onClick={onClose}>
            그대로 두기
          </Button>
          <Button busy={end.isPending} onClick={() => end.mutate(how)}>
            {words[how].button}
          </Button>
        </>
      }
    />
  );
}
