import type { TeamItem } from '#contract/contestTeams.ts';
import { Medal } from '#src/components/medal/Medal.tsx';
import styles from './TeamBoard.module.css';

const MEDAL_PLACES = 3;

/** A team with its place and its two shares. */
export function TeamRow({ team }: { team: TeamItem }) {
  const { rankNo, teamName, pupilCount, readerCount, growerCount, readerShare, growerShare, myYn } = team;
  return (
    <li className={styles.row} data-mine={myYn}>
      <span className={styles.place}>
        {rankNo === null ? (
          <span aria-hidden="true">·</span>
        ) : rankNo <= MEDAL_PLACES ? (
          <Medal place={rankNo} />
        ) : (
          <b>
            {rankNo}
            <span className="visually-hidden">위</span>
          </b>
        )}
      </span>
      <div className={styles.team}>
        <p className={styles.name}>
          <span translate="no">{teamName}</span>
          {myYn === 'Y' && <em>우리</em>}
        </p>
        <Share label="읽은 친구" count={readerCount} of={pupilCount} share={readerShare} kind="read" />
        <Share label="자란 친구" count={growerCount} of={pupilCount} share={growerShare} kind="grow" />
      </div>
    </li>
  );
}

interface ShareProps {
  label: string;
  count: number;
  of: number;
  /** Per cent. */
  share: number;
  kind: 'read' | 'grow';
}

function Share({ label, count, of, share, kind }: ShareProps) {
  return (
    <p className={styles.share}>
      <span className={styles.label}>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} data-kind={kind} style={{ inlineSize: `${share}%` }} />
      </span>
      <span className={styles.count}>
        {of}명 가운데 {count}명
      </span>
    </p>
  );
}
