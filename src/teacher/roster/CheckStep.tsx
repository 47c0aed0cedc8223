import { Upload } from 'lucide-react';
import type { RosterCheck } from '#contract/roster.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { FillPanel } from './FillPanel.tsx';
import { LeavingPanel } from './LeavingPanel.tsx';
import { LettersField } from './LettersField.tsx';
import { OneRosterPanel } from './OneRosterPanel.tsx';
import { ProblemRow } from './ProblemRow.tsx';
import styles from './Roster.module.css';
import type { RosterRun } from './RosterPage.tsx';
import { RosterPreview } from './RosterPreview.tsx';
import type { RosterChange, RosterWork } from './RosterWork.ts';
import { SheetPanel } from './SheetPanel.tsx';
import { TeacherPanel } from './TeacherPanel.tsx';
import { useRosterCheck } from './useRosterCheck.ts';

/** Rows to settle that are shown at a time; more of them mean that a column is wrong. */
const SETTLED_AT_ONCE = 20;

interface CheckStepProps {
  work: RosterWork;
  onChange: (change: RosterChange) => void;
  onBack: () => void;
  onRun: (run: RosterRun) => void;
}

/** What was found in the file, what has to be settled, and what will happen. */
export function CheckStep({ work, onChange, onBack, onRun }: CheckStepProps) {
  const { query, body, empty } = useRosterCheck(work);
  return (
    <>
      {work.oneRoster === null ? (
        <SheetPanel work={work} onChange={onChange} />
      ) : (
        <OneRosterPanel work={work} oneRoster={work.oneRoster} onChange={onChange} />
      )}
      {empty ? (
        <FormNotice action={<Button onClick={onBack}>다른 파일 고르기</Button>}>
          이 파일에서 학생을 찾지 못했어요. 위에서 시트의 제목 줄을 골라 주시거나 다른 파일을 골라 주세요.
        </FormNotice>
      ) : (
        <QueryView query={query} skeleton={<PageSkeleton />}>
          {(check) => (
            <Checked
              check={check}
              work={work}
              waiting={query.isFetching}
              onChange={onChange}
              onBack={onBack}
              onUpload={(rows) => onRun({ uploadKey: createRandomId(), body, rows })}
            />
          )}
        </QueryView>
      )}
    </>
  );
}

interface CheckedProps extends Pick<CheckStepProps, 'work' | 'onChange' | 'onBack'> {
  check: RosterCheck;
  /** The last change is being looked at. */
  waiting: boolean;
  onUpload: (rows: RosterCheck['rows']) => void;
}

function Checked({ check, work, waiting, onChange, onBack, onUpload }: CheckedProps) {
  const open = check.rows.filter(({ outcome }) => outcome === 'REFUSED' || outcome === 'ASKED');
  const ready = check.rows.filter(({ outcome }) => outcome === 'CREATED' || outcome === 'CHANGED');
  const refused = check.letters.refused !== null;
  // A file of changes alone names nobody who stays as they are.
  const known = work.oneRoster?.mode === 'DELTA' ? { ...check, leavers: [] } : check;
  return (
    <div aria-busy={waiting}>
      <FillPanel work={work} rows={open} onChange={onChange} />
      {check.letters.own === null && <LettersField letters={check.letters} work={work} onChange={onChange} />}
      {open.length > 0 && (
        <Panel title={`살펴볼 줄 ${open.length}개`} className={styles.panel}>
          <ul className={styles.problems}>
            {open.slice(0, SETTLED_AT_ONCE).map((row) => (
              <ProblemRow key={row.key} row={row} work={work} onChange={onChange} />
            ))}
          </ul>
          {open.length > SETTLED_AT_ONCE && (
            <p className={styles.lead}>
              먼저 {SETTLED_AT_ONCE}줄을 보여 드려요. 이렇게 많으면 위에서 칸을 잘못 짝지었는지 살펴봐 주세요.
            </p>
          )}
        </Panel>
      )}
      <RosterPreview check={known} />
      {check.leaving.length > 0 && <LeavingPanel pupils={check.leaving} />}
      {work.oneRoster !== null && <TeacherPanel teachers={work.oneRoster.teachers} />}
      <div className={styles.foot}>
        <p>
          {countWords(known)}
          {open.length > 0 && ready.length > 0 && ` 살펴볼 줄 ${open.length}개는 빼고 올려요.`}
        </p>
        <div className={styles.actions}>
          <Button tone="ghost" onClick={onBack}>
            다른 파일
          </Button>
          <Button
            size="l"
            busy={waiting}
            disabled={ready.length === 0 || refused}
            icon={<Upload aria-hidden="true" />}
            onClick={() => onUpload(ready)}
          >
            {ready.length}명 올리기
          </Button>
        </div>
      </div>
    </div>
  );
}

function countWords({ rows, leavers }: RosterCheck): string {
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const words = [`새로 만들 학생 ${count('CREATED')}명`];
  if (count('CHANGED') > 0) words.push(`바뀔 학생 ${count('CHANGED')}명`);
  if (count('KNOWN') > 0) words.push(`이미 있는 학생 ${count('KNOWN')}명`);
  if (leavers.length > 0) words.push(`명단에 없는 학생 ${leavers.length}명(그대로 둬요)`);
  return `${words.join(', ')}.`;
}
