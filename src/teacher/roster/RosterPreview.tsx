import { useState } from 'react';
import type { RosterCheck } from '#contract/roster.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { ScrollRegion } from '#src/components/page/ScrollRegion.tsx';
import styles from './Roster.module.css';

const FIRST = 100;

const outcomes = {
  CREATED: '새로 만들어요',
  CHANGED: '바뀌어요',
  KNOWN: '이미 있어요',
  ASKED: '살펴봐 주세요',
  REFUSED: '고쳐 주세요',
} as const;

/** Everybody of the lists as they were understood, with the ids they get. */
export function RosterPreview({ check: { rows, leavers } }: { check: RosterCheck }) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST);
  return (
    <Panel title={`읽은 학생 ${rows.length}명`} className={styles.panel}>
      <ScrollRegion className={styles.scroller} aria-label="읽은 학생 표">
        <table className={styles.table}>
          <thead>
            <tr>
              {['이름', '학년', '반', '번호', '아이디', '결과'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, shown: read, accountId, outcome, reasons }) => (
              <tr key={key}>
                <th scope="row">{read.name}</th>
                <td>{read.schoolGrade}</td>
                <td>{read.className}</td>
                <td>{read.classNumber}</td>
                <td className={styles.quiet}>{accountId}</td>
                <td>
                  <span className={`${styles.outcome} ${styles[outcome]}`}>{outcomes[outcome]}</span>
                  {outcome === 'CHANGED' && <span className={styles.quiet}> {reasons.join(', ')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {!all && rows.length > FIRST && (
        <Button tone="ghost" onClick={() => setAll(true)}>
          나머지 {rows.length - FIRST}명 보기
        </Button>
      )}
      {leavers.length > 0 && (
        <details className={styles.leavers}>
          <summary>명단에 없는 학생 {leavers.length}명은 그대로 두어요</summary>
          <p>{leavers.map(({ name, className }) => (className ? `${name}(${className})` : name)).join(', ')}</p>
        </details>
      )}
    </Panel>
  );
}
