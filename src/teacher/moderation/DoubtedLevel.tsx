import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moderationApi } from '#contract/endpoints/moderation.ts';
import type { ModerationList } from '#contract/moderation.ts';
import { LONGEST_REASON } from '#domain/moderation/settlements.ts';
import { Button } from '#src/components/button/Button.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { TextArea } from '#src/components/text-area/TextArea.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useMay, usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import styles from './ModerationPage.module.css';
import { ReportedPupil } from './ReportedPupil.tsx';

type Row = ModerationList['levels'][number];

/** A contest level that two tests leave in doubt: what is known, and the choice. */
export function DoubtedLevel({ row }: { row: Row }) {
  const mayDecide = useMay('DECIDE_HOLDS');
  return (
    <>
      <ReportedPupil {...row} />
      <p>
        <b>{row.contestTitle}</b> · {row.reason}
      </p>
      <dl className={styles.facts}>
        {row.facts.map(({ name, value }) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <p className={styles.quiet}>
        학생은 그동안 책을 읽고 있어요. 정한 수준의 책으로 한 미션은 대회가 시작한 때부터 모두 점수가 돼요.
      </p>
      {mayDecide ? <LevelForm row={row} /> : <p className={styles.quiet}>대회 수준은 원장님이나 관리자가 정해요.</p>}
    </>
  );
}

function Fact({ name, value }: Row['facts'][number]) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function LevelForm({ row: { subjectNo, pupil, choices } }: { row: Row }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const [levelCode, setLevelCode] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const decide = useMutation({
    mutationFn: (code: string) =>
      api.call(moderationApi.decideLevel, {
        params: { academyNo, accountNo: pupil.accountNo, subjectNo },
        body: { levelCode: code, reason },
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
  function send(): void {
    setAsked(true);
    if (levelCode !== null && reason.trim() !== '' && !decide.isPending) decide.mutate(levelCode);
  }
  return (
    <div className={styles.form}>
      <RadioGroup
        label="대회 수준"
        layout="column"
        value={levelCode}
        onChange={setLevelCode}
        error={asked && levelCode === null ? '수준을 골라 주세요.' : undefined}
        options={choices.map(({ code, name, shown, usual }) => ({
          value: code,
          label: name,
          note: shown ? '두 검사에서 나온 수준' : usual ? '평소 수준' : '그 사이의 수준',
        }))}
      />
      <TextArea
        label="학생이 읽을 까닭"
        value={reason}
        maxLength={LONGEST_REASON}
        rows={2}
        error={asked && reason.trim() === '' ? '까닭을 적어 주세요. 학생이 읽어요.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.actions}>
        <Button disabled={demo} busy={decide.isPending} onClick={send}>
          이 수준으로 정하기
        </Button>
      </div>
    </div>
  );
}
