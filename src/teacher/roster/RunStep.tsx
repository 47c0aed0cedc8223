import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { rosterApi } from '#contract/endpoints/roster.ts';
import type { RosterStep } from '#contract/roster.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import styles from './Roster.module.css';
import type { RosterRun } from './RosterPage.tsx';

interface RunStepProps {
  run: RosterRun;
  onBack: () => void;
  onDone: (rows: RosterStep['rows']) => void;
}

/** Carries the rows out part by part. What is interrupted goes on where it was: rows that are done stay as they are. */
export function RunStep({ run, onBack, onDone }: RunStepProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const [rows, setRows] = useState<RosterStep['rows']>([]);
  const [error, setError] = useState<unknown>(null);
  const begun = useRef(false);
  const total = run.rows.length;

  const carryOn = useCallback(
    async (before: RosterStep['rows']) => {
      setError(null);
      const { uploadKey, body } = run;
      let done = before;
      try {
        while (done.length < total) {
          const part = run.rows.slice(done.length, done.length + partOf(total));
          const rowKeys = part.map(({ key }) => key);
          const step = await api.call(rosterApi.upload, {
            params: { academyNo },
            body: { ...body, uploadKey, rowKeys },
          });
          done = [...done, ...step.rows];
          setRows(done);
          // A pupil who is in no row any more: the list was changed in another tab, and a part answers fewer rows.
          if (step.rows.length < part.length) break;
        }
        await queries.invalidateQueries({ queryKey: ['staff', academyNo] });
        onDone(done);
      } catch (failure) {
        setError(failure);
      }
    },
    [api, academyNo, run, total, queries, onDone],
  );
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void carryOn([]);
  }, [carryOn]);

  return (
    <Panel title="올리는 중이에요" className={styles.panel}>
      <p className={styles.lead}>
        {total}명 가운데 {rows.length}명을 올렸어요. 끝날 때까지 이 화면을 열어 두세요.
      </p>
      <ProgressBar
        label="명단 올리기"
        value={total === 0 ? 100 : (rows.length / total) * 100}
        valueText={`${total}명 가운데 ${rows.length}명`}
      />
      {error !== null && (
        <FormNotice
          action={
            <div className={styles.actions}>
              <Button tone="ghost" onClick={onBack}>
                확인으로 돌아가기
              </Button>
              <Button onClick={() => void carryOn(rows)}>이어서 올리기</Button>
            </div>
          }
        >
          {describeError(error)} 올린 {rows.length}명은 그대로 있어요.
        </FormNotice>
      )}
    </Panel>
  );
}

/** Rows in a part: small enough to see it move, large enough that a whole school takes few calls. */
const partOf = (total: number) =>
  Math.min(rosterTuning.mostRowsAtOnce, Math.max(rosterTuning.rowsAtOnce, Math.ceil(total / 30)));
