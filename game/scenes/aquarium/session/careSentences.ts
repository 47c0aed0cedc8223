import type { FreeCare } from '../freeCares.ts';

/** Speech of the pet on how it was cared for. */
export const careSentences = {
  playedEnough: '오늘은 여기까지, 내일 또 만나요! 실컷 놀아서 행복해요.',
  allDone: '오늘은 여기까지, 내일 또 만나요! 이제 책 이야기를 들려주세요.',
  cheered: '응원해 줘서 힘이 났어요! 고리를 모두 지났어요.',
  cheeredAll: '고리마다 응원해 줘서 정말 신났어요! 우리는 최고의 짝꿍이에요.',
  woken: '하암, 잘 잤어요! 깨워 줘서 고마워요.',
  food: (name: string) => `${name}, 정말 맛있어요! 고마워요.`,
  toy: () => '하하, 재미있어요! 또 놀아요.',
  training: () => '영차! 힘이 쑥쑥 솟아요.',
  free: {
    plankton: '냠냠, 바다 맛이 나요. 고마워요.',
    stroke: '간지러워요! 그래도 좋아요.',
    swim: '같이 헤엄치니까 신나요!',
  } satisfies Record<FreeCare['id'], string>,
} as const;
