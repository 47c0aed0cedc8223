import type { MissionKind } from '#domain/mission/missionKinds.ts';

interface MissionLook {
  /** One sentence on what it is. */
  what: string;
  /** What to know, in steps. */
  how: readonly string[];
  /** How it is done with a finger, a mouse and keys. */
  ways: { touch: string; mouse: string; keys: string };
}

const atOnce = '답하면 맞았는지 바로 알려 줘요. 처음 고른 답이 내 답이에요.';
const inContest = '대회에 들어가는 미션은 낼 때 알려 주고, 그때까지 바꿀 수 있어요.';
const writing = {
  touch: '첫말 단추를 누르면 글에 들어가요.',
  mouse: '↶ 단추로 방금 쓴 것을 되돌려요.',
  keys: 'Ctrl+Z로 되돌리고 Ctrl+Y로 다시 해요.',
};

/** How each mission presents itself. */
export const missionLooks: Readonly<Record<MissionKind, MissionLook>> = {
  PUZZLE: {
    what: '책에 나온 낱말로 가로세로 퍼즐을 채워요.',
    how: [
      '열쇠를 읽고 칸에 낱말을 적어요. 다 채운 낱말은 맞았는지 알 수 있어요.',
      '막히면 힌트를 볼 수 있어요. 힌트를 보면 점수가 조금 줄어요.',
    ],
    ways: {
      touch: '칸을 누르고 글자판으로 적어요.',
      mouse: '칸이나 열쇠를 눌러 골라요.',
      keys: '방향키로 옮기고 Tab으로 다음 열쇠로 가요. 마지막 열쇠 다음은 단추예요. Esc를 누르면 바로 단추로 가요.',
    },
  },
  MATCHING: {
    what: '서로 어울리는 카드끼리 짝을 지어요.',
    how: ['두 카드가 어울리는 까닭을 생각하며 이어요.', atOnce, inContest],
    ways: {
      touch: '끌어다 놓거나 두 카드를 차례로 눌러요.',
      mouse: '카드를 끌거나 차례로 눌러요.',
      keys: 'Tab으로 고르고 Enter로 이어요.',
    },
  },
  OX: {
    what: '책 내용과 맞으면 O, 다르면 X를 골라요.',
    how: ['문장을 끝까지 읽고 골라요.', atOnce, inContest],
    ways: { touch: 'O나 X를 톡 눌러요.', mouse: 'O나 X를 눌러요.', keys: 'O와 X로 고르고 ← →로 넘겨요.' },
  },
  QUIZ: {
    what: '책을 얼마나 깊이 읽었는지 알아보는 문제예요.',
    how: ['질문을 읽고 알맞은 보기를 하나 골라요.', atOnce, inContest],
    ways: { touch: '보기를 톡 눌러요.', mouse: '보기를 눌러요.', keys: '1, 2, 3, 4로 고르고 ← →로 넘겨요.' },
  },
  THINK: {
    what: '정답이 없는 질문이에요. 내 생각을 자유롭게 적어요.',
    how: ['마음에 드는 질문부터 적어도 돼요.', '쓰는 동안 저절로 저장되고, 지난 글도 다시 꺼낼 수 있어요.'],
    ways: writing,
  },
  REPORT: {
    what: '책을 읽고 느낀 것을 글로 남겨요.',
    how: ['길잡이 질문에 하나씩 답하면 글이 돼요.', '쓰는 동안 저절로 저장되고, 지난 글도 다시 꺼낼 수 있어요.'],
    ways: writing,
  },
};
