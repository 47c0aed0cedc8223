import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { myPageApi } from '#contract/endpoints/myPage.ts';
import type { MyPageMain } from '#contract/myPage.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { countBooks } from '#src/lib/countBooks.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from './GoalDialog.module.css';

const LEAST = 1;
const MOST = 30;

/** Sets the goal with two big buttons or a slider. */
export function GoalDialog({ goal, onClose }: { goal: MyPageMain['goal']; onClose: () => void }) {
  const [count, setCount] = useState(Math.min(MOST, Math.max(LEAST, goal.goalBookCount)));
  const change = useChangeGoal(onClose);
  const lastMonth = goal.history.at(-1)?.verifiedBookCount ?? 0;
  const set = (next: number) => setCount(Math.min(MOST, Math.max(LEAST, next)));
  return (
    <Dialog
      open
      onClose={onClose}
      title="이번 달에는 몇 권 읽을까요?"
      description={lastMonth > 0 ? `지난달에는 ${countBooks(lastMonth)} 인증했어요.` : '언제든 다시 고칠 수 있어요.'}
      footer={
        <>
          <Button tone="soft" onClick={onClose}>
            그대로 둘게요
          </Button>
          <Button busy={change.isPending} onClick={() => change.mutate(count)}>
            이만큼 할래요
          </Button>
        </>
      }
    >
      <div className={styles.stepper}>
        <IconButton
          tone="soft"
          className={styles.step}
          label="한 권 줄이기"
          icon={<Minus />}
          disabled={count <= LEAST}
          onClick={() => set(count - 1)}
        />
        <p className={styles.count} aria-hidden="true">
          <strong>{count}</strong>권
        </p>
        <IconButton
          tone="soft"
          className={styles.step}
          label="한 권 늘리기"
          icon={<Plus />}
          disabled={count >= MOST}
          onClick={() => set(count + 1)}
        />
      </div>
      <input
        className={styles.slider}
        type="range"
        aria-label="한 달에 읽을 책"
        aria-valuetext={`${count}권`}
        min={LEAST}
        max={MOST}
        value={count}
        onChange={(event) => set(Number(event.target.value))}
      />
      {change.error && (
        <p className={styles.error} role="alert">
          {describeError(change.error)}
        </p>
      )}
    </Dialog>
  );
}

/** Changes the goal of the month; everything that shows it is asked again. */
function useChangeGoal(onDone: () => void) {
  const { api, broadcast } = useServices();
  const client = useQueryClient();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (bookCount: number) => api.call(myPageApi.setGoal, { body: { bookCount } }),
    onSuccess: async (_data, bookCount) => {
      showToast(`이번 달 목표를 ${bookCount}권으로 정했어요`);
      broadcast.send({ type: 'main/changed' });
      onDone();
      await Promise.all(
        [queryKeys.myPage, queryKeys.main, queryKeys.account].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
}
