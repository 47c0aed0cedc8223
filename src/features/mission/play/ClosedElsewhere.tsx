import { Trophy } from 'lucide-react';
import type { MissionKind } from '../../../../domain/mission/missionKinds.ts';
import { ArtIcon } from '../../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../../components/art-icon/missionArt.ts';
import { ButtonLink } from '../../../components/button/ButtonLink.tsx';
import { Main } from '../../../components/layout/Main.tsx';
import { paths } from '../../../config/paths.ts';
import styles from './HeldHandIn.module.css';

/** The mission that is open here was handed in on another device: that result counts, and here is the way to it. */
export function ClosedElsewhere({ bookNo, kind }: { bookNo: number; kind: MissionKind }) {
  return (
    <Main className={styles.page}>
      <section className={styles.card} aria-labelledby="closed-title">
        <span className={styles.picture}>
          <ArtIcon name={missionArt[kind]} size={88} />
        </span>
        <div role="status">
          <h1 id="closed-title" className={styles.title}>
            다른 기기에서 먼저 냈어요
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
