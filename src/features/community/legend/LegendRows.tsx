import type { LegendReader } from '#contract/legend.ts';
import { Medal } from '#src/components/medal/Medal.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './LegendRows.module.css';
import { VisitButton } from './VisitButton.tsx';
import { withSeats } from './withSeats.ts';

/** The evaluation list: place, who, books verified, points. */
export function LegendRows({ readers }: { readers: readonly LegendReader[] }) {
  if (readers.length === 0) return null;
  return (
    <ol className={styles.rows} aria-label="이달의 평가 목록">
      {withSeats(readers).map((reader) => (
        <li key={reader.seat} className={styles.row} data-mine={reader.myYn === 'Y' || undefined}>
          <span className={styles.place}>
            {reader.rankNo <= 3 ? <Medal place={reader.rankNo} /> : <b>{reader.rankNo.toLocaleString('ko-KR')}위</b>}
          </span>
          <PetFace species={reader.species} stage={reader.stage} mood="calm" size={48} title="" disc />
          <span className={styles.who}>
            <strong className={styles.name}>
              <span translate="no">{reader.readerName}</span>
              {reader.myYn === 'Y' && <span className={styles.mine}>나</span>}
            </strong>
            <span className={styles.books}>인증 {reader.verifiedBookCount.toLocaleString('ko-KR')}권</span>
          </span>
          <span className={styles.point}>{reader.point.toLocaleString('ko-KR')}점</span>
          <VisitButton reader={reader} />
        </li>
      ))}
    </ol>
  );
}
