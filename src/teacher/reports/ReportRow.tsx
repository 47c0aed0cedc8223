import type { ReportList } from '#contract/monthlyReport.ts';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { ReportNote } from './ReportNote.tsx';
import styles from './Reports.module.css';

type Pupil = ReportList['pupils'][number];

interface ReportRowProps {
  pupil: Pupil;
  month: string;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

/** One pupil with the month in short, the link to parents and the teacher's line. */
export function ReportRow({ pupil, month, chosen, onChoose }: ReportRowProps) {
  const { name, classNumber, link } = pupil;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Checkbox
          label={
            <>
              {classNumber !== null && `${classNumber}번 `}
              <b translate="no">{name}</b>
            </>
          }
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <p className={styles.facts}>{monthLine(pupil)}</p>
        {link && <p className={styles.state}>{link.lastOpenedAt ? '부모님이 열어 봤어요' : '링크를 만들었어요'}</p>}
      </div>
      <ReportNote pupil={pupil} month={month} />
    </li>
  );
}

function monthLine({ dayCount, finishedCount, missionCount }: Pupil): string {
  if (dayCount === 0) return '읽은 기록이 없어요';
  return `${dayCount}일 · 끝낸 책 ${finishedCount}권 · 미션 ${missionCount}번`;
}
