import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { paths } from '#src/config/paths.ts';
import type { HandInEnd } from './WaitingHandIn.ts';

/** The end of a hand-in that had waited, in the words of the student, with the page to look at. */
export function describeHandInEnd(end: HandInEnd): { text: string; link: { to: string; label: string } } {
  const { bookNo, kind } = end;
  const mission = `『${end.bookName}』 ${missionKindNames[kind]}`;
  const result = { to: `${paths.bookMissionResult.getHref({ bookNo })}?kind=${kind}`, label: '결과 보기' };
  const play = { to: `${paths.bookMission.getHref({ bookNo })}?kind=${kind}`, label: '이어서 하기' };
  switch (end.outcome) {
    case 'DONE':
      return {
        text: `맡아 둔 ${withJosa(mission, '을/를')} 냈어요. ${end.points > 0 ? `${end.points}점을 받았어요!` : '결과를 확인해 보세요.'}`,
        link: result,
      };
    case 'ALREADY': {
      const points = end.points === null ? '' : ` 그때 받은 ${end.points}점은 그대로예요.`;
      return { text: `${withJosa(mission, '은/는')} 다른 기기에서 먼저 냈어요.${points}`, link: result };
    }
    case 'GAPS':
      return { text: `${mission}에 빈 곳이 있어 아직 내지 않았어요. 쓴 답은 그대로 있어요.`, link: play };
    case 'GATE':
      return {
        text: `${withJosa(mission, '은/는')} 조금 더 다듬으면 낼 수 있어요. ${end.why ? `${end.why} ` : ''}쓴 것은 그대로 있어요.`,
        link: play,
      };
    case 'CHANGED':
      return {
        text: `${mission}에 다른 창이나 기기에서 바꾼 답이 있어 아직 내지 않았어요. 확인하고 다시 내 주세요.`,
        link: play,
      };
    case 'TEXT_CHOICE':
      return { text: `${mission}에 다른 기기에서 쓴 글이 있어요. 하나를 고르면 낼 수 있어요.`, link: play };
    case 'GONE':
      return {
        text: `${withJosa(mission, '은/는')} 지금은 낼 수 없어요. 미션 목록을 확인해 보세요.`,
        link: { to: paths.bookMission.getHref({ bookNo }), label: '미션 목록' },
      };
  }
}
