import { RotateCw } from 'lucide-react';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { Button } from '#src/components/button/Button.tsx';
import type { KeptMission } from '../session/keptMissions.ts';
import styles from './OfflineMissions.module.css';

interface OfflineMissionsProps {
  /** At least one. */
  missions: readonly KeptMission[];
  onStart: (kind: MissionKind) => void;
  onRetry: () => void;
  retrying: boolean;
}

/** The missions of a book that were begun on this device, while the server cannot be reached: they go on. */
export function OfflineMissions({ missions, onStart, onRetry, retrying }: OfflineMissionsProps) {
  return (
    <section className={styles.page} aria-labelledby="offline-title">
      <p className={styles.book}>{missions[0]?.attempt.bookName}</p>
      <h1 id="offline-title" className={styles.title}>
        인터넷 없이 이어서 할 수 있어요
      </h1>
      <p className={styles.text}>하던 미션을 이 기기에 챙겨 두었어요. 다 하면 제출도 맡아 둘게요.</p>
      <ul className={styles.list} aria-label="이어서 할 미션">
        {missions.map(({ attempt: { attemptNo, readingMissionType: kind } }) => (
          <li key={attemptNo} className={styles.row}>
            <ArtIcon name={missionArt[kind]} size={48} />
            <span className={styles.name}>{missionKindNames[kind]}</span>
            <Button aria-label={`${missionKindNames[kind]} 이어서 하기`} onClick={() => onStart(kind)}>
              이어서 하기
            </Button>
          </li>
        ))}
      </ul>
      <Button tone="ghost" icon={<RotateCw aria-hidden="true" />} busy={retrying} onClick={onRetry}>
        다른 미션도 불러오기
      </Button>
    </section>
  );
}
