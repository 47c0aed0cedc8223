import { AQUARIUM_TUNING } from './tuning.ts';

/** What one keeper may leave in another's tank. Fixed sentences only: nobody can write anything. */
export const cheerKinds = ['HELLO', 'COOL_ROOM', 'CUTE_PET', 'GOOD_LUCK', 'READ_TOGETHER', 'SEE_YOU'] as const;
export type CheerKind = (typeof cheerKinds)[number];

export const cheerSentences: Readonly<Record<CheerKind, string>> = {
  HELLO: '안녕! 놀러 왔어요.',
  COOL_ROOM: '방을 정말 멋지게 꾸몄어요!',
  CUTE_PET: '바다 친구가 참 귀여워요!',
  GOOD_LUCK: '오늘도 힘내요, 응원해요!',
  READ_TOGETHER: '우리 같이 책 읽어요!',
  SEE_YOU: '다음에 또 놀러 올게요!',
};

/** Intimacy that one more cheer gives. @param cheersToday that gave some on this day in Seoul */
export function cheerIntimacy(cheersToday: number): number {
  const { intimacy, dailyCap } = AQUARIUM_TUNING.cheer;
  return cheersToday < dailyCap ? intimacy : 0;
}
