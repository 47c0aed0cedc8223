import type { MissionKind } from '../../../domain/mission/missionKinds.ts';

interface MissionLook {
  /** One sentence on what it is. */
  what: string;
  /** How it is played, in steps. */
  how: readonly string[];
}

/** How each mission presents itself. */
export const missionLooks: Readonly<Record<MissionKind, MissionLook>> = {
  PUZZLE: {
    what: '책에 나온 낱말로 가로세로 퍼즐을 채워요.',
    how: [
      '열쇠를 읽고 칸에 낱말을 적어요.',
      '막히면 힌트를 볼 수 있어요. 힌트를 보면 점수가 조금 줄어요.',
      '적은 것은 바로 저장돼요. 쉬었다가 이어서 해도 돼요.',
    ],
  },
  MATCHING: {
    what: '서로 어울리는 카드끼리 짝을 지어요.',
    how: [
      '카드를 끌어다 놓거나, 두 카드를 차례로 눌러요.',
      '짝은 언제든 다시 풀 수 있어요.',
      '여덟 쌍을 모두 이으면 내면 돼요.',
    ],
  },
  OX: {
    what: '책 내용과 맞으면 O, 다르면 X를 골라요.',
    how: ['문장을 끝까지 읽고 골라요.', '키보드의 O와 X로도 고를 수 있어요.', '내기 전까지 몇 번이든 바꿀 수 있어요.'],
  },
  QUIZ: {
    what: '책을 얼마나 깊이 읽었는지 알아보는 문제예요.',
    how: [
      '질문을 읽고 보기 넷 가운데 하나를 골라요.',
      '키보드의 1, 2, 3, 4로도 고를 수 있어요.',
      '내기 전까지 몇 번이든 바꿀 수 있어요.',
    ],
  },
  THINK: {
    what: '정답이 없는 질문이에요. 내 생각을 자유롭게 적어요.',
    how: [
      '마음에 드는 질문부터 적어도 돼요.',
      '첫 문장이 어려우면 문장 열기를 눌러 보세요.',
      '쓰는 동안 저절로 저장돼요.',
    ],
  },
  REPORT: {
    what: '책을 읽고 느낀 것을 글로 남겨요.',
    how: ['책의 장면을 떠올리며 적어요.', '길잡이 질문에 하나씩 답하면 글이 돼요.', '쓰는 동안 저절로 저장돼요.'],
  },
};
