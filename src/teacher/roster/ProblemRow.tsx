import { Check, Trash2 } from 'lucide-react';
import type { RosterCheck } from '#contract/roster.ts';
import { columnOfReason } from '#domain/roster/columnOfReason.ts';
import { type RosterColumn, rosterHeadings } from '#domain/roster/nameRosterColumn.ts';
import { Button } from '#src/components/button/Button.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { cellOf } from './cellOf.ts';
import styles from './Roster.module.css';
import type { RosterChange, RosterWork } from './RosterWork.ts';

interface ProblemRowProps {
  row: RosterCheck['rows'][number];
  work: RosterWork;
  onChange: (change: RosterChange) => void;
}

/** A row that is wrong or doubtful: what was read stands in its cells, which are corrected here. */
export function ProblemRow({ row, work, onChange }: ProblemRowProps) {
  const { key, outcome, shown, reasons } = row;
  const byColumn = new Map<RosterColumn, string>();
  const whole: string[] = [];
  for (const reason of reasons) {
    const column = columnOfReason(reason);
    if (column === null) whole.push(reason);
    else byColumn.set(column, reason.slice(rosterHeadings[column].length + 2));
  }
  // An id decides which of several people it is.
  if (byColumn.size === 0 && outcome === 'REFUSED') byColumn.set('accountId', '');
  const place = [
    shown.schoolGrade,
    shown.className && `${shown.className}반`,
    shown.classNumber && `${shown.classNumber}번`,
  ];
  return (
    <li className={styles.problem}>
      <p className={styles.problemHead}>
        <b>{shown.name || '이름 없음'}</b> {place.filter(Boolean).join(' ')}
        <span className={styles.quiet}>{rowName(key)}</span>
      </p>
      {whole.map((reason) => (
        <p key={reason} className={styles.reason}>
          {reason}
        </p>
      ))}
      <div className={styles.cells}>
        {[...byColumn].map(([column, reason]) => {
          const read = cellOf(work, key, column);
          return (
            <TextField
              key={column}
              label={rosterHeadings[column]}
              defaultValue={read}
              maxLength={100}
              {...(outcome === 'REFUSED' ? { error: reason || undefined } : { hint: reason })}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
              onBlur={({ target }) =>
                target.value !== read && onChange({ kind: 'CELL', row: key, column, text: target.value })
              }
            />
          );
        })}
      </div>
      <div className={styles.actions}>
        <Button tone="ghost" icon={<Trash2 aria-hidden="true" />} onClick={() => onChange({ kind: 'DROP', row: key })}>
          이 줄 빼기
        </Button>
        {outcome === 'ASKED' && (
          <Button
            tone="soft"
            icon={<Check aria-hidden="true" />}
            onClick={() => onChange({ kind: 'CONFIRM', row: key })}
          >
            확인했어요, 올려요
          </Button>
        )}
      </div>
    </li>
  );
}

/** `3-1 시트 12번째 줄` of a key, `users.csv 12번째 줄` of a file. */
function rowName(key: string): string {
  const at = key.lastIndexOf('!');
  if (at === -1) return `${key}번째 줄`;
  const sheet = key.slice(0, at);
  return `${sheet}${sheet.endsWith('.csv') ? '' : ' 시트'} ${key.slice(at + 1)}번째 줄`;
}
