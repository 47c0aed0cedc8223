import type { LegendReader } from '#contract/legend.ts';
import { Medal } from '#src/components/medal/Medal.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './Podium.module.css';
import { VisitButton } from './VisitButton.tsx';
import { withSeats } from './withSeats.ts';

/** The first three on steps of coral, the highest in the middle. Read out in the order of their places. */
export function Podium({ readers }: { readers: readonly LegendReader[] }) {
  return (
    <ol className={styles.podium} aria-label="메달을 받은 친구들">
      {withSeats(readers).map((reader) => (
        <li key={reader.seat} className={styles.place} data-seat={reader.seat} data-rank={reader.rankNo}>
          <span className={styles.pet}>
            <PetFace
              species={reader.species}
              stage={reader.stage}
              mood="joyful"
              size="fill"
              title=""
              afloat={reader.seat === 1}
            />
          </span>
          <div className={styles.step}>
            <Medal place={reader.rankNo} />
            <strong className={styles.name}>
              <span translate="no">{reader.readerName}</span>
              {reader.myYn === 'Y' && <span className={styles.mine}>나</span>}
            </strong>
            <span className={styles.point}>{reader.point.toLocaleString('ko-KR')}점</span>
            <span className={styles.books}>인증 {reader.verifiedBookCount.toLocaleString('ko-KR')}권</span>
            <VisitButton reader={reader} />
          </div>
        </li>
      ))}
    </ol>
  );
}
