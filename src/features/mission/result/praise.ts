import type { BookMissionResult, MissionResult } from '#contract/mission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { MISSION_TUNING } from '#domain/mission/tuning.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { isWrittenMission } from '../isWrittenMission.ts';

export type MissionGain = BookMissionResult['gains'][number];

/** The first words on a mission that was just handed in. */
export function praise({ readingMissionType: kind, rate, correctCount, itemCount, round }: MissionResult): string {
  if (isWrittenMission(kind)) return `${withJosa(missionKindNames[kind], '을/를')} 마쳤어요!`;
  if (correctCount === itemCount) return round === 2 ? '끝내 모두 맞혔어요! 멋져요' : '모두 맞았어요! 정말 대단해요';
  if (rate >= MISSION_TUNING.payingRate) return `${itemCount}개 가운데 ${correctCount}개를 맞혔어요!`;
  return '끝까지 해낸 것이 멋져요';
}

/** The pet's comment on it. */
export function cheer({ shells, rate }: MissionResult): string {
  if (shells > 0) return `조개 ${shells}개, 잘 받았어!`;
  return rate === 100 ? '우아, 다 맞았어!' : '책 속에서 다시 만나자!';
}

/** The picture beside it. */
export function praiseArt({ readingMissionType: kind, rate }: MissionResult): ArtIconName {
  if (isWrittenMission(kind)) return 'glowing-star';
  if (rate === 100) return 'trophy';
  return rate >= MISSION_TUNING.payingRate ? 'party-popper' : 'seedling';
}

/** Why nothing was paid, or what may still come; null where there is nothing to explain. */
export function payNote(
  { readingMissionType: kind, points, rate, retryAvailable }: MissionResult,
  gain: MissionGain | undefined,
): string | null {
  if (!gain?.pays) return '이 미션의 점수는 전에 받았어요. 다시 해 본 것만으로도 실력이 자라요.';
  const written = isWrittenMission(kind);
  const again = written ? '빈 질문을 채우면' : '다시 풀면';
  const more = retryAvailable && gain.retryPoint > 0 ? `${again} 최대 ${gain.retryPoint}점을 더 받을 수 있어요.` : '';
  if (points > 0) return more || null;
  if (rate < MISSION_TUNING.payingRate && !written) return `조금만 더 맞히면 점수를 받아요. ${more}`.trim();
  return more || '이번에는 더 받을 점수가 없었어요.';
}
