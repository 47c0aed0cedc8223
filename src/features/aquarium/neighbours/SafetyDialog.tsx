import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { neighbourApi } from '#contract/endpoints/neighbour.ts';
import {
  type NeighbourReportReason,
  neighbourReportReasonNames,
  neighbourReportReasons,
} from '#domain/neighbour/neighbourTie.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './SafetyDialog.module.css';

interface SafetyDialogProps {
  open: boolean;
  visitKey: string;
  nickname: string;
  friend: boolean;
  onClose: () => void;
  /** They do not meet any more. */
  onBlocked: () => void;
}

type Step = 'choose' | 'report';
type Action = { kind: 'block' | 'unfriend' } | { kind: 'report'; reason: NeighbourReportReason };
const reasons = neighbourReportReasons.map((value) => ({ value, label: neighbourReportReasonNames[value] }));

/** What can be done when a neighbour does no good: report to a grown-up, not meet any more, end a friendship. */
export function SafetyDialog({ open, visitKey, nickname, friend, onClose, onBlocked }: SafetyDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('choose');
  const [reason, setReason] = useState<NeighbourReportReason | null>(null);
  const [unchosen, setUnchosen] = useState(false);
  const close = () => {
    setStep('choose');
    setReason(null);
    setUnchosen(false);
    onClose();
  };
  const act = useMutation({
    mutationFn: async (action: Action) => {
      const params = { visitKey };
      if (action.kind === 'report') return api.call(neighbourApi.report, { params, body: { reason: action.reason } });
      if (action.kind === 'block') return api.call(neighbourApi.block, { params, body: { blocked: true } });
      return api.call(neighbourApi.partFriend, { params });
    },
    onSuccess: (_, { kind }) => {
      void queries.invalidateQueries({ queryKey: [queryKeys.neighbours] });
      showToast(confirmations[kind]);
      close();
      if (kind !== 'unfriend') onBlocked();
    },
    onError: showErrorAlert,
  });
  if (step === 'report') {
    return (
      <Dialog
        open={open}
        onClose={close}
        title="무엇이 불편했나요?"
        description="선생님처럼 살펴보는 어른에게만 전해요. 누가 알렸는지는 말하지 않아요."
        footer={
          <>
            <Button tone="soft" onClick={() => setStep('choose')}>
              뒤로
            </Button>
            <Button
              busy={act.isPending}
              onClick={() => {
                if (reason) act.mutate({ kind: 'report', reason });
                else setUnchosen(true);
              }}
            >
              알리기
            </Button>
          </>
        }
      >
        <RadioGroup
          label="불편한 까닭"
          options={reasons}
          value={reason}
          onChange={setReason}
          {...(unchosen && !reason ? { error: '까닭을 하나 골라 주세요.' } : {})}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`${nickname} 이웃과 무슨 일이 있나요?`}
      description="여기서 한 일은 이웃에게 알리지 않아요."
    >
      <div className={styles.choices}>
        <Button tone="soft" size="l" wide onClick={() => setStep('report')}>
          어른에게 알리기
        </Button>
        <Button tone="soft" size="l" wide busy={act.isPending} onClick={() => act.mutate({ kind: 'block' })}>
          이제 서로 만나지 않기
        </Button>
        {friend && (
          <Button tone="ghost" size="l" wide busy={act.isPending} onClick={() => act.mutate({ kind: 'unfriend' })}>
            친구 그만하기
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const confirmations = {
  report: '알려 줘서 고마워요. 살펴볼게요. 이제 서로 보이지 않아요.',
  block: '이제 서로 보이지 않아요. 내 이웃 정보에서 되돌릴 수 있어요.',
  unfriend: '친구 목록에서 뺐어요.',
};
