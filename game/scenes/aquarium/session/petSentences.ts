import type { AquariumState } from '#contract/aquarium.ts';
import type { PetMood } from '#domain/aquarium/petSpecies.ts';

const byMood: Readonly<Record<PetMood, readonly string[]>> = {
  joyful: [
    '오늘 정말 신나요! 같이 놀아요.',
    '책 이야기를 들려주면 더 좋아요.',
    '물방울을 톡톡 터뜨려 볼래요?',
    '나는 지금 기분이 최고예요!',
  ],
  calm: [
    '어서 와요! 다시 만나서 좋아요.',
    '오늘은 어떤 책을 읽었어요?',
    '물결이 참 잔잔하네요.',
    '같이 있으니까 좋아요.',
    '같이 놀까요? 공놀이가 좋아요.',
    '플랑크톤을 같이 모아 볼까요?',
  ],
  sleepy: ['하암, 조금 졸려요. 천천히 헤엄칠래요.', '같이 헤엄치면 잠이 깰 것 같아요.', '물살이 포근해요.'],
};
const resting = ['산호 사이에서 푹 쉬었어요. 다시 만나서 반가워요!', '잘 쉬었어요. 이제 같이 놀 수 있어요!'];
const egg = ['알 속에서 콩콩 소리가 나요.', '따뜻하게 돌봐 주면 곧 만날 수 있어요.', '어떤 친구가 나올까요?'];
const hatching = ['알이 흔들흔들! 곧 태어날 것 같아요.'];

/** Kind sentences that fit how the pet is. It asks and invites; it never blames. */
export function petSentences(pet: AquariumState['pet']): readonly string[] {
  if (pet.hatchable) return hatching;
  if (pet.stage === 'egg') return egg;
  return pet.resting ? resting : byMood[pet.mood];
}
