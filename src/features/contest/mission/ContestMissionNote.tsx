import type { AvailablePoint, ContestQuery } from '#contract/contest.ts';
import { CAP_REACHED, type NotCountingReason } from '#domain/contest/notCountingReason.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { pointWords } from '../words/pointWords.ts';
import styles from './ContestMissionNote.module.css';
import { isOutsideContest } from './isOutsideContest.ts';
import { JoinButton } from './JoinButton.tsx';

interface ContestMissionNoteProps {
  /** The server's answer; a failure counts as "false" (specification, section 7), and nothing is promised. */
  availablePoint: AvailablePoint | undefined;
  /** The mission that is about to start; null on the board of the book. */
  kind: MissionKind | null;
}

/** Reasons for which it does not matter how many missions have counted today. */
const withoutDay: readonly NotCountingReason[] = [
  'NOT_SCORED',
  'WEEK_COMING',
  'WEEK_CLOSED',
  'CONTEST_COMING',
  'JOIN_FIRST',
  'LEVEL_WAITS',
];

/** The contest that an offer is about. */
const askedOf = ({ contests }: AvailablePoint): ContestQuery => {
  const offering = contests.find(({ reason }) => reason === 'JOIN_FIRST');
  return offering ? { readingGameContestNo: offering.readingGameContestNo } : {};
};

/** What a mission brings to each of several contests. */
function EachContest({ contests, kind }: { contests: AvailablePoint['contests']; kind: MissionKind | null }) {
  return (
    <ul className={styles.each}>
      {contests.map(({ readingGameContestNo, title, available, availablePoint, bookAvailablePoint, message }) => (
        <li key={readingGameContestNo}>
          <strong>{title}</strong>{' '}
          {available ? pointWords(kind === null ? bookAvailablePoint : availablePoint) : message}
        </li>
      ))}
    </ul>
  );
}

/** The contest's note before a mission starts: points still to be had, the day's cap, or why it does not count. */
export function ContestMissionNote({ availablePoint: data, kind }: ContestMissionNoteProps) {
  if (!data || isOutsideContest(data)) return null;
  const { bookAvailablePoint, availablePoint, todayCount, dailyCap } = data;
  const overOrGone = data.reason === 'TAKEN' || data.reason === 'TAKEN_OUT';
  const ofBook = kind === null && overOrGone && bookAvailablePoint > 0;
  // The board was answered for one mission, and that one is done: whether others count today is decided by the cap.
  const capped = ofBook && todayCount >= dailyCap;
  const counts = data.available || (ofBook && !capped);
  return (
    <aside className={styles.note} data-counts={counts} aria-label="독서 게임 대회">
      <ArtIcon name={counts ? 'sailboat' : 'anchor'} size={48} />
      <div className={styles.words}>
        {counts ? (
          <p className={styles.main}>
            {kind === null
              ? `대회 책이에요. 남은 점수 가운데 ${withJosa(pointWords(bookAvailablePoint), '이/가')} 대회 점수예요.`
              : `이 미션으로 대회 점수 ${withJosa(pointWords(availablePoint), '을/를')} 더 얻을 수 있어요.`}
          </p>
        ) : (
          <p className={styles.main}>{capped ? CAP_REACHED : data.message}</p>
        )}
        {(ofBook || (!overOrGone && !(data.reason !== null && withoutDay.includes(data.reason)))) && (
          <p>
            {kind !== null && bookAvailablePoint > 0 && `이 책에 남은 대회 점수 ${pointWords(bookAvailablePoint)} · `}
            오늘 대회에 들어간 미션 {todayCount} / {dailyCap}개
          </p>
        )}
        {data.contests.length > 1 && <EachContest contests={data.contests} kind={kind} />}
      </div>
      {data.reason === 'JOIN_FIRST' && (
        <span className={styles.join}>
          <JoinButton asked={askedOf(data)} />
        </span>
      )}
    </aside>
  );
}
