import { BookOpen, Trophy } from 'lucide-react';
import type { MissionBoard as Board } from '../../../../contract/mission.ts';
import { ButtonLink } from '../../../components/button/ButtonLink.tsx';
import { ProgressBar } from '../../../components/progress/ProgressBar.tsx';
import { paths } from '../../../config/paths.ts';
import styles from './MissionBoard.module.css';
import { MissionCard } from './MissionCard.tsx';

/** The six missions of a book: what is open, what is done, what can still be earned. */
export function MissionBoard({ board }: { board: Board }) {
  const done = board.missions.filter(({ state }) => state === 'DONE' || state === 'RETRY').length;
  return (
    <div className={styles.board}>
      <section className={styles.book} aria-label="책 정보">
        <img
          className={styles.cover}
          src={board.bookImagePath}
          alt={`책 표지: ${board.bookName}`}
          width={120}
          height={168}
        />
        <div className={styles.facts}>
          <h1 className={styles.title}>{board.bookName}</h1>
          <p className={styles.lead}>
            {board.verified
              ? '인증을 마친 책이에요. 정말 잘 읽었어요!'
              : board.availablePoint > 0
                ? `이 책에서 아직 얻을 수 있는 점수 ${board.availablePoint}점`
                : '이 책의 점수를 모두 얻었어요.'}
          </p>
          <div className={styles.progress}>
            <ProgressBar
              label="끝낸 미션"
              value={(done / board.missions.length) * 100}
              valueText={`${board.missions.length}개 가운데 ${done}개`}
            />
            <span className={styles.count}>
              미션 {done}/{board.missions.length}
            </span>
          </div>
          <div className={styles.buttons}>
            <ButtonLink tone="white" icon={<BookOpen />} to={paths.bookRead.getHref({ bookNo: board.bookNo })}>
              {board.readingProgressRate > 0 ? '책 다시 보기' : '책 먼저 읽기'}
            </ButtonLink>
            {done > 0 && (
              <ButtonLink tone="white" icon={<Trophy />} to={paths.bookMissionResult.getHref({ bookNo: board.bookNo })}>
                결과 보기
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
      <ul className={styles.cards} aria-label="미션">
        {board.missions.map((entry) => (
          <li key={entry.readingMissionType}>
            <MissionCard bookNo={board.bookNo} entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}
