import { levelOfRaq, readingLevels } from '#domain/book/readingLevels.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import styles from './LevelScale.module.css';

interface LevelScaleProps {
  raq: number;
  raqFrom: number;
  raqTo: number;
}

/** Begins of the levels that are named below the sea; the names show which books these are. */
const marks = [
  { code: '0A', name: '유아' },
  { code: '1A', name: '초1' },
  { code: '3A', name: '초3' },
  { code: '5A', name: '초5' },
  { code: '7A', name: '중1' },
  { code: '10A', name: '고1' },
] as const;

/** Last raq that the picture shows; what lies beyond it is at the edge. */
const TOP = 1350;
const percent = (raq: number) => (Math.min(raq, TOP) / TOP) * 100;
const fromOf = (code: string) => readingLevels.find((level) => level.code === code)?.raqFrom ?? 0;

/** Where on the whole way the reader most likely is: a stretch of water, with the swimmer in its middle. */
export function LevelScale({ raq, raqFrom, raqTo }: LevelScaleProps) {
  const [left, right] = [percent(raqFrom), percent(raqTo)];
  return (
    <div className={styles.scale}>
      <p className="visually-hidden">
        0A부터 10B까지 가운데 {levelOfRaq(raqFrom)}에서 {levelOfRaq(raqTo)} 사이에 있어요.
      </p>
      <div className={styles.water} aria-hidden="true">
        <span className={styles.band} style={{ left: `${left}%`, width: `${Math.max(right - left, 4)}%` }} />
        <span className={styles.swimmer} style={{ left: `${Math.max(5, Math.min(95, percent(raq)))}%` }}>
          <ArtIcon name="turtle" size={44} />
        </span>
      </div>
      <ol className={styles.marks} aria-hidden="true">
        {marks.map(({ code, name }) => (
          <li key={code} style={{ left: `${percent(fromOf(code))}%` }}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
