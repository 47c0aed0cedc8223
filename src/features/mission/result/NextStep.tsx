import { ArrowRight, RotateCcw } from 'lucide-react';
import type { BookMissionResult, MissionResult } from '#contract/mission.ts';
import { missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { isWrittenMission } from '../isWrittenMission.ts';

interface NextStepProps {
  result: BookMissionResult;
  latest: MissionResult | null;
}

/** What to do now: correct what was wrong while points wait there, else the next mission, else the aquarium. */
export function NextStep({ result: { bookNo, results, gains }, latest }: NextStepProps) {
  const missions = paths.bookMission.getHref({ bookNo });
  const gain = gains.find(({ readingMissionType }) => readingMissionType === latest?.readingMissionType);
  if (latest?.retryAvailable && gain && gain.retryPoint > 0) {
    const left = latest.itemCount - latest.correctCount;
    return (
      <ButtonLink size="l" icon={<RotateCcw aria-hidden="true" />} to={`${missions}?kind=${latest.readingMissionType}`}>
        {isWrittenMission(latest.readingMissionType)
          ? `빈 질문 ${left}개 마저 쓰기 (+${gain.retryPoint}점)`
          : `틀린 ${left}개 다시 풀기 (+${gain.retryPoint}점)`}
      </ButtonLink>
    );
  }
  const done = new Set(results.map(({ readingMissionType }) => readingMissionType));
  const next = missionKinds.find((kind) => !done.has(kind));
  if (next) {
    return (
      <ButtonLink size="l" icon={<ArrowRight aria-hidden="true" />} to={`${missions}?kind=${next}`}>
        다음 미션: {missionKindNames[next]}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink size="l" icon={<ArrowRight aria-hidden="true" />} to={paths.communityAqua.getHref()}>
      수족관에 소식 전하기
    </ButtonLink>
  );
}
