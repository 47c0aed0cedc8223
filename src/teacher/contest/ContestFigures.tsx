import { Link } from 'react-router-dom';
import type { StaffContest } from '#contract/staffContest.ts';
import { useMay } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './Contest.module.css';

/** How many have joined and finished, and what waits for a decision. */
export function ContestFigures({ contest }: { contest: StaffContest }) {
  const mayDecide = useMay('DECIDE_HOLDS');
  const { pupilCount, joinedCount, completedCount, heldCount } = contest;
  return (
    <ul className={styles.figures}>
      <li className={styles.figure}>
        <b>
          {joinedCount}
          <span className={styles.of}>/{pupilCount}명</span>
        </b>
        <span>참가한 학생</span>
      </li>
      <li className={styles.figure}>
        <b>{completedCount}명</b>
        <span>완주한 학생</span>
      </li>
      {heldCount > 0 && (
        <li className={styles.figure}>
          <b>{heldCount}건</b>
          <span>
            확인을 기다리는 결과
            {mayDecide ? (
              <Link to={staffPaths.moderation}>확인하러 가기</Link>
            ) : (
              <small>원장님이나 관리자가 정해요.</small>
            )}
          </span>
        </li>
      )}
    </ul>
  );
}
