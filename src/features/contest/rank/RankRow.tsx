import type { ReactNode } from 'react';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Medal } from '#src/components/medal/Medal.tsx';
import styles from './RankBoard.module.css';

interface RankRowProps {
  item: { rankNo: number; accountName: string; accountId: string; myYn: 'Y' | 'N' };
  /** Beside the name, quieter. */
  detail?: string;
  /** A ladder of growth has sprouts where the ranking has medals. */
  sprout?: boolean;
  children: ReactNode;
}

const MEDAL_PLACES = 3;

export function RankRow({ item, detail, sprout, children }: RankRowProps) {
  const { rankNo, accountName, accountId, myYn } = item;
  return (
    <li className={styles.row} data-mine={myYn} data-medal={!sprout && rankNo <= MEDAL_PLACES ? rankNo : undefined}>
      <span className={styles.place}>
        {rankNo > MEDAL_PLACES ? (
          <b>
            {rankNo}
            <span className="visually-hidden">위</span>
          </b>
        ) : sprout ? (
          <ArtIcon name="seedling" size={36} title={`${rankNo}위`} />
        ) : (
          <Medal place={rankNo} />
        )}
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          <span translate="no">{accountName}</span>
          {myYn === 'Y' && <em>나</em>}
        </span>
        <span className={styles.id}>
          <span translate="no">{accountId}</span>
          {detail && <span>맞힌 비율 {detail}</span>}
        </span>
      </span>
      <span className={styles.point}>{children}</span>
    </li>
  );
}
