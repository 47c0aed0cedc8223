import { Check, Clock, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MissionBoardEntry } from '#contract/mission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { paths } from '#src/config/paths.ts';
import { isWrittenMission } from '../isWrittenMission.ts';
import { missionLooks } from '../missionLooks.ts';
import styles from './MissionCard.module.css';

interface MissionCardProps {
  bookNo: number;
  entry: MissionBoardEntry;
}

const actions: Record<MissionBoardEntry['state'], string> = {
  NEW: '시작하기',
  OPEN: '이어서 하기',
  RETRY: '틀린 것만 다시',
  DONE: '결과 보기',
};

export function MissionCard({ bookNo, entry }: MissionCardProps) {
  const { readingMissionType: kind, state } = entry;
  const look = missionLooks[kind];
  const href =
    state === 'DONE'
      ? `${paths.bookMissionResult.getHref({ bookNo })}?kind=${kind}`
      : `${paths.bookMission.getHref({ bookNo })}?kind=${kind}`;
  return (
    <Link className={`${styles.card} ${styles[kind]}`} to={href} data-state={state}>
      {/* First where it is read; `order` keeps it below the picture. */}
      <span className={styles.name}>{missionKindNames[kind]}</span>
      <span className={styles.top}>
        <span className={styles.icon}>
          <ArtIcon name={missionArt[kind]} size={44} />
        </span>
        <span className={styles.point}>
          {state === 'DONE' || state === 'RETRY' ? `${entry.earnedPoint}점 얻음` : `최대 ${entry.availablePoint}점`}
        </span>
      </span>
      <span className={styles.what}>{look.what}</span>
      <span className={styles.bottom}>
        <span className={styles.meta}>
          {state === 'DONE' ? (
            <Check aria-hidden="true" />
          ) : state === 'RETRY' ? (
            <RotateCcw aria-hidden="true" />
          ) : (
            <Clock aria-hidden="true" />
          )}
          {standing(entry)}
        </span>
        <span className={styles.action}>
          {state === 'RETRY' && isWrittenMission(kind) ? '마저 쓰기' : actions[state]}
        </span>
      </span>
    </Link>
  );
}

function standing(entry: MissionBoardEntry): string {
  const written = isWrittenMission(entry.readingMissionType);
  if (entry.state === 'DONE') {
    if (written) return '다 썼어요';
    return entry.rate === null ? '다 했어요' : `${Math.round(entry.rate)}% 맞음`;
  }
  if (entry.state === 'RETRY') return `${entry.availablePoint}점 더 얻을 수 있어요`;
  if (entry.state === 'OPEN' && written && entry.itemCount === 1) return '쓰던 중이에요';
  if (entry.state === 'OPEN') return `${entry.itemCount}개 가운데 ${entry.answeredCount}개`;
  return `${entry.minutes}분쯤`;
}
