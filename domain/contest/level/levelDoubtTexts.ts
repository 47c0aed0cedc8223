import { withJosa } from '../../text/withJosa.ts';
import type { LevelDoubt } from './judgeLevel.ts';
import type { LevelReviewState } from './LevelReviewState.ts';

/** Before the second test. A child whose test was too hard did nothing wrong, and that is what it reads. */
export const OTHER_TEST =
  '이번 문제로는 내게 꼭 맞는 수준을 찾지 못했어요. 문제가 나와 잘 맞지 않았거나, 조금 피곤했을 수도 있어요. ' +
  '다른 문제로 한 번만 더 해 볼까요? 두 번의 답을 함께 보고 정해요.';

/** After the second test. */
export const PERSON_DECIDES =
  '두 번 모두 끝까지 해 줘서 고마워요. 평소에 책을 읽고 미션을 한 모습과 검사 결과가 달라서, 선생님이 한 번 더 보고 나에게 맞는 수준을 정해 줄 거예요. ' +
  '그동안에도 대회 책을 읽고 미션을 할 수 있어요.';

/** Where a level was to be given without a test. */
export const PERSON_DECIDES_UNTESTED =
  '지금까지 읽은 책이 유아 과정보다 높아 보여서, 선생님이 한 번 더 보고 나에게 맞는 수준을 정해 줄 거예요. ' +
  '그동안에도 대회 책을 읽고 미션을 할 수 있어요.';

/** What the books mean that are shown while a level is being decided. */
export const BOOKS_MEANWHILE =
  '수준이 정해지면, 대회가 시작한 뒤에 한 미션 가운데 정해진 수준의 책으로 한 것을 모두 대회 점수로 세어 드려요.';

/** Why a level is doubtful, for who decides. */
export const levelDoubtTexts: Readonly<Record<LevelDoubt, string>> = {
  FAR: '평소보다 두 단계 이상 낮게 나왔어요.',
  UNLIKELY: '평소 수준의 독자에게는 거의 나오지 않는 결과예요.',
  CHANCE: '읽지 않고 고른 것과 다르지 않은 결과예요.',
};

/** What the student reads once a person has decided, before the reason. */
export function levelDecidedWords(levelName: string): string {
  return `나의 대회 수준이 ${withJosa(levelName, '으로/로')} 정해졌어요. 그동안 한 미션도 함께 세었어요.`;
}

/** A step of what happened to a level, as the student reads it. */
export interface LevelStep {
  /** Milliseconds UTC. */
  readonly at: number;
  readonly words: string;
}

/** What happened so far, the first step first. */
export function levelSteps({
  state,
  testedAt,
  decided,
}: {
  state: LevelReviewState;
  testedAt: readonly number[];
  decided: { at: number; levelName: string } | null;
}): LevelStep[] {
  const counted = ['첫 번째 진단검사를 했어요.', '다른 문제로 두 번째 진단검사를 했어요.'];
  const steps = testedAt.map((at, index) => ({ at, words: counted[index] ?? '진단검사를 했어요.' }));
  if (state === 'DECIDED' && decided !== null) {
    const words = `선생님이 보고 나의 대회 수준을 ${withJosa(decided.levelName, '으로/로')} 정했어요.`;
    return [...steps, { at: decided.at, words }];
  }
  return steps;
}
