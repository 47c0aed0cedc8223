import { Trophy } from 'lucide-react';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './QueuedSubmission.module.css';

interface ClosedMissionProps {
  bookNo: number;
  kind: MissionKind;
  /** It was open here when another device handed it in. */
  elsewhere: boolean;
}

/** The mission was handed in before: that result counts, and here is the way to it. */
export function ClosedMission({ bookNo, kind, elsewhere }: ClosedMissionProps) {
  return (
    <Main className={styles.page}>
      <section className={styles.card} aria-labelledby="closed-title">
        <span className={styles.picture}>
          <ArtIcon name={missionArt[kind]} size={88} />
        </span>
        <div role="status">
          <h1 id="closed-title" className={styles.title}>
            {elsewhere ? '다른 기기에서 먼저 냈어요' : '이미 낸 미션이에요'}
          </h1>
        </div>
        <p className={styles.text}>그때 낸 답으로 채점했어요. 받은 점수는 그대로 있어요.</p>
        <div className={styles.buttons}>
          <ButtonLink
            size="l"
            icon={<Trophy aria-hidden="true" />}
            to={`${paths.bookMissionResult.getHref({ bookNo })}?kind=${kind}`}
            replace
          >
            결과 보기
          </ButtonLink>
        </div>
      </section>
    </Main>
  );
}
