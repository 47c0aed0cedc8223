import type { RosterFile } from '#contract/roster.ts';
import type { SheetDraft } from '#domain/roster/draftRoster.ts';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './Roster.module.css';
import type { RosterChange, RosterWork } from './RosterWork.ts';

interface OneRosterPanelProps {
  work: RosterWork;
  oneRoster: NonNullable<RosterFile['oneRoster']>;
  onChange: (change: RosterChange) => void;
}

/** What a set of OneRoster files holds, and which schools of it are taken. */
export function OneRosterPanel({ work, oneRoster, onChange }: OneRosterPanelProps) {
  const { version, mode, classCount, notes } = oneRoster;
  const students = work.drafts.filter(({ used }) => used).reduce((sum, draft) => sum + countOf(draft), 0);
  return (
    <Panel title={work.fileName} className={styles.panel}>
      <p className={styles.lead}>
        OneRoster {version} 파일이에요. 반 {classCount}개, 학생 {students}명을 찾았어요.
        {mode === 'DELTA' && ' 바뀐 것만 든 파일(delta)이라서, 파일에 없는 학생은 그대로 두어요.'}
      </p>
      <p className={styles.found}>
        이름, 생년월일, 학년, 반, 보호자 번호만 읽어요. 학생의 메일과 전화번호, 비밀번호 칸은 읽지 않아요.
      </p>
      {work.drafts.length > 1 && (
        <ul className={styles.sheets}>
          {work.drafts.map((draft, index) => (
            <li key={draft.sheet.name} className={styles.sheet}>
              <Checkbox
                label={
                  <>
                    <b>{draft.sheet.name.replace(/ users\.csv$/, '')}</b>{' '}
                    <span className={styles.quiet}>학생 {countOf(draft)}명</span>
                  </>
                }
                checked={draft.used}
                onChange={({ target }) => onChange({ kind: 'USE', sheet: index, used: target.checked })}
              />
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <details className={styles.leavers}>
          <summary>읽지 않은 줄 {notes.length}가지</summary>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
    </Panel>
  );
}

const countOf = ({ table }: SheetDraft) => table?.rows.length ?? 0;
