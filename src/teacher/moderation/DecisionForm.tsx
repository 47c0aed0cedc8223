import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moderationApi } from '#contract/endpoints/moderation.ts';
import { LONGEST_REASON, type SettledSubject, type Settlement, settlements } from '#domain/moderation/settlements.ts';
import { Button } from '#src/components/button/Button.tsx';
import { TextArea } from '#src/components/text-area/TextArea.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import styles from './ModerationPage.module.css';

const calls = {
  HOLD: moderationApi.decideHold,
  ITEM: moderationApi.settleItem,
  REVIEW: moderationApi.settleReview,
  NAME: moderationApi.settleName,
} as const;
const labels: Record<SettledSubject, string> = {
  HOLD: '학생이 읽을 까닭',
  ITEM: '학생에게 할 답',
  REVIEW: '학생이 읽을 까닭',
  NAME: '학생이 읽을 까닭',
};

interface DecisionFormProps {
  subject: SettledSubject;
  row: { subjectNo: number; pupil: { accountNo: number; name: string } };
}

type Decision = Settlement['decision'];

/** A reason and the decisions of the subject. */
export function DecisionForm({ subject, row: { subjectNo, pupil } }: DecisionFormProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const decide = useMutation({
    mutationFn: (decision: Decision) =>
      // Each call takes the decisions of its own subject, and no others are offered.
      api.call(calls[subject] as typeof moderationApi.settleItem, {
        params: { academyNo, accountNo: pupil.accountNo, subjectNo },
        body: { decision: decision as 'EXPLAIN', reason },
      }),
    onSuccess: () => {
      showToast(`${pupil.name} 학생에게 알렸어요.`);
      return queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
    onError: async (error) => {
      showErrorAlert(error);
      await queries.invalidateQueries({ queryKey: ['staff', academyNo, 'moderation'] });
    },
    meta: { ownError: true },
  });
  const choose = (decision: Decision) => {
    setAsked(true);
    if (reason.trim() !== '' && !decide.isPending) decide.mutate(decision);
  };
  return (
    <div className={styles.form}>
      <TextArea
        label={labels[subject]}
        value={reason}
        maxLength={LONGEST_REASON}
        rows={2}
        error={asked && reason.trim() === '' ? '까닭을 적어 주세요. 학생이 읽어요.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.actions}>
        {(Object.entries(settlements[subject]) as [Decision, string][]).map(([decision, label], index) => (
          <Button
            key={decision}
            tone={index === 0 ? 'primary' : 'soft'}
            disabled={demo}
            busy={decide.isPending && decide.variables === decision}
            onClick={() => choose(decision)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
