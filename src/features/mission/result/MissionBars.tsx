import type { MissionResult } from '#contract/mission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import styles from './Bars.module.css';

/** Percentage bars of the missions handed in. */
export function MissionBars({ results }: { results: readonly MissionResult[] }) {
  const scored = results.filter(({ readingMissionType: kind }) => kind !== 'THINK' && kind !== 'REPORT');
  if (scored.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="mission-bars">
      <h2 id="mission-bars" className={styles.title}>
        미션별 맞힌 비율
      </h2>
      <dl className={styles.bars}>
        {scored.map((result) => (
          <div key={result.readingMissionType} className={styles.row}>
            <dt>{missionKindNames[result.readingMissionType]}</dt>
            <dd>
              <span className={styles.track} data-bar-track="">
                <span data-bar="" className={styles.fill} style={{ width: `${result.rate}%` }} />
              </span>
              <span className={styles.value}>
                {Math.round(result.rate)}% <small>{result.points}점</small>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
