import { BookOpen, NotebookPen, Search, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MissionBoard as Board } from '#contract/mission.ts';
import { CoverFlight } from '#src/components/book/CoverFlight.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './MissionBoard.module.css';
import { MissionCard } from './MissionCard.tsx';

/** The six missions of a book: what is open, what is done, what can still be earned. */
interface MissionBoardProps {
  board: Board;
  /** The contest's note on this book. */
  contest?: ReactNode;
}

export function MissionBoard({ board, contest }: MissionBoardProps) {
  const done = board.missions.filter(({ state }) => state === 'DONE' || state === 'RETRY').length;
  return (
    <div className={styles.board}>
      <section className={styles.book} aria-label="책 정보">
        <CoverFlight bookNo={board.bookNo}>
          <Picture className={styles.cover} src={board.bookImagePath} alt="" width={120} height={168} />
        </CoverFlight>
        <div className={styles.facts}>
          <h1 className={styles.title}>{board.bookName}</h1>
          <p className={styles.lead}>{leadOf(board)}</p>
          {board.missions.length > 0 && (
            <div className={styles.progress}>
              <ProgressBar
                label="끝낸 미션"
                value={(done / board.missions.length) * 100}
                valueText={`${board.missions.length}개 가운데 ${done}개`}
              />
              <span className={styles.count} aria-hidden="true">
                미션 {done}/{board.missions.length}
              </span>
            </div>
          )}
          <div className={styles.buttons}>
            {board.missions.length === 0 && <OtherThings bookNo={board.bookNo} />}
            <BookLink board={board} />
            {done > 0 && (
              <ButtonLink tone="white" icon={<Trophy />} to={paths.bookMissionResult.getHref({ bookNo: board.bookNo })}>
                결과 보기
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
      {contest}
      {board.missions.length > 0 && (
        <ul className={styles.cards} aria-label="미션">
          {board.missions.map((entry) => (
            <li key={entry.readingMissionType}>
              <MissionCard bookNo={board.bookNo} entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function leadOf({ missions, verified, availablePoint }: Board): string {
  if (missions.length === 0) return '아직 미션이 준비되지 않았어요. 노트를 쓰거나 바로 할 수 있는 책을 만나 볼까요?';
  if (verified) return '인증을 마친 책이에요. 정말 잘 읽었어요!';
  return availablePoint > 0 ? `이 책에서 아직 얻을 수 있는 점수 ${availablePoint}점` : '이 책의 점수를 모두 얻었어요.';
}

/** What there is to do instead of missions. */
function OtherThings({ bookNo }: { bookNo: number }) {
  return (
    <>
      <ButtonLink icon={<Search />} to={`${paths.search.getHref()}?badges=EBOOK,MISSION`}>
        바로 할 책 찾기
      </ButtonLink>
      <ButtonLink tone="white" icon={<NotebookPen />} to={paths.bookNote.getHref({ bookNo })}>
        노트 쓰기
      </ButtonLink>
    </>
  );
}

/** To the text; for a book on paper to its page, where it can be marked as read. */
function BookLink({ board: { bookNo, textYn, readingProgressRate: read, missions } }: { board: Board }) {
  if (textYn === 'N') {
    return (
      <ButtonLink tone="white" icon={<BookOpen />} to={paths.bookView.getHref({ bookNo })}>
        {read === 100 || missions.length === 0 ? '책 화면 보기' : '종이책 먼저 읽기'}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink tone="white" icon={<BookOpen />} to={paths.bookRead.getHref({ bookNo })}>
      {read > 0 ? '책 다시 보기' : '책 먼저 읽기'}
    </ButtonLink>
  );
}
