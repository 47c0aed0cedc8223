import type { ParentResult } from '#contract/parentShare.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { percentOf } from '#domain/text/percentOf.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../components/art-icon/missionArt.ts';
import { ProgressBar } from '../../components/progress/ProgressBar.tsx';
import styles from './MissionRows.module.css';

type Mission = ParentResult['missions'][number];

/** A bar for each mission that was marked; written ones are only marked as done. */
export function MissionRows({ missions }: { missions: readonly Mission[] }) {
  return (
    <ul className={styles.rows}>
      {missions.map((mission) => (
        <li key={mission.kind} data-done={mission.done}>
          <MissionArt kind={mission.kind} />
          <div className={styles.words}>
            <strong>{mission.name}</strong>
            <span>{describe(mission)}</span>
            {mission.rate !== null && (
              <ProgressBar
                value={mission.rate}
                label={`${mission.name} 맞힌 비율`}
                valueText={percentOf(mission.rate)}
                tone={mission.rate >= 100 ? 'gold' : 'sea'}
              />
            )}
          </div>
          {mission.rate !== null && (
            <b className={styles.rate} aria-hidden="true">
              {Math.round(mission.rate)}%
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}

function MissionArt({ kind }: { kind: string }) {
  const known = missionKinds.find((other) => other === kind);
  return <ArtIcon name={known ? missionArt[known] : 'star'} size={44} />;
}

function describe({ done, rate, correctCount, totalCount, finishedAt }: Mission): string {
  if (!done) return '아직 하지 않았어요';
  const what = rate === null ? '글을 써서 냈어요' : `${totalCount}개 가운데 ${correctCount}개를 맞혔어요`;
  return finishedAt ? `${what} · ${formatShortDate(Date.parse(finishedAt))}` : what;
}
