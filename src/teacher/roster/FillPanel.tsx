import type { RosterCheck } from '#contract/roster.ts';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { columnOfReason } from '#domain/roster/columnOfReason.ts';
import type { RosterColumn } from '#domain/roster/nameRosterColumn.ts';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import styles from './Roster.module.css';
import type { RosterChange, RosterWork } from './RosterWork.ts';

interface FillPanelProps {
  work: RosterWork;
  /** Rows that are not settled. */
  rows: RosterCheck['rows'];
  onChange: (change: RosterChange) => void;
}

/** What is missing from many rows and is the same for all: the grade, and the consent that lies on paper. */
export function FillPanel({ work, rows, onChange }: FillPanelProps) {
  const { fill } = work.edits;
  const isMissing = (column: RosterColumn) =>
    column in fill || rows.some(({ reasons }) => reasons.some((reason) => columnOfReason(reason) === column));
  const [grade, consent] = [isMissing('schoolGrade'), isMissing('guardianConsent')];
  if (!grade && !consent) return null;
  return (
    <Panel title="빈 칸 한꺼번에 채우기" className={styles.panel}>
      {grade && (
        <SelectField
          label="학년이 비어 있는 학생의 학년"
          className={styles.letters}
          value={fill.schoolGrade ?? ''}
          options={[
            { value: '', label: '줄마다 적을게요' },
            ...studentGrades.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={({ target }) => onChange({ kind: 'FILL', column: 'schoolGrade', text: target.value || null })}
        />
      )}
      {consent && (
        <Checkbox
          label="동의 칸이 비어 있는 만 14세 미만 학생도 모두 보호자의 서면 동의를 받았고, 기관이 동의서를 보관하고 있어요."
          checked={fill.guardianConsent !== undefined}
          onChange={({ target }) =>
            onChange({ kind: 'FILL', column: 'guardianConsent', text: target.checked ? '예' : null })
          }
        />
      )}
    </Panel>
  );
}
