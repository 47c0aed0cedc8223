import { Link } from 'react-router-dom';
import type { RosterCheck } from '#contract/roster.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { staffPaths } from '../staffPaths.ts';
import styles from './Roster.module.css';

/** Pupils who are to be deleted in the other system. What becomes of them is decided elsewhere, by somebody. */
export function LeavingPanel({ pupils }: { pupils: RosterCheck['leaving'] }) {
  return (
    <Panel title={`나갔다고 적힌 학생 ${pupils.length}명`} className={styles.panel}>
      <p className={styles.lead}>
        파일에 지워질 예정(tobedeleted)이라고 적혀 있어요. 책바다에서는 아무것도 바꾸지 않았어요. 정말 나갔다면 반
        화면에서 이 학생을 반에서 빼 주세요. 읽은 기록은 그대로 남아요.
      </p>
      <ul className={styles.uploads}>
        {pupils.map(({ accountNo, name, accountId, className }) => (
          <li key={accountNo}>
            <span>
              <Link to={staffPaths.pupilOf(accountNo)}>{name}</Link> {className ?? '반 없음'}
            </span>
            <span className={styles.quiet}>{accountId}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
