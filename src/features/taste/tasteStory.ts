/** A word of the story with what it means there. */
export interface TastePair {
  word: string;
  meaning: string;
  /** Where it stands in the story, for whoever chose another one. */
  hint: string;
}

/** One page of a story and the mission that goes with it, for somebody who has not joined yet. */
export const tasteStory = {
  title: '모래톱의 작은 등불',
  paragraphs: [
    '달이 뜨지 않은 밤이었어요. 알을 막 깨고 나온 아기 거북은 바다가 어느 쪽인지 몰라 두리번거렸어요.',
    '그때 모래톱 끝에서 작은 불빛이 깜박였어요. 등대지기 할머니가 손수 켠 등불이었지요.',
    '“서두르지 않아도 된단다. 파도 소리를 따라가렴.”',
    '아기 거북은 귀를 기울였어요. 철썩, 철썩. 한 걸음, 또 한 걸음. 드디어 차가운 물이 발끝에 닿았어요.',
  ],
  pairs: [
    { word: '모래톱', meaning: '물가에 모래가 쌓여 이룬 곳', hint: '등불이 깜박인 곳을 떠올려 봐요.' },
    { word: '손수', meaning: '남에게 시키지 않고 자기 손으로', hint: '할머니가 등불을 어떻게 켰는지 떠올려 봐요.' },
    {
      word: '두리번거리다',
      meaning: '여기저기를 자꾸 살펴보다',
      hint: '바다가 어느 쪽인지 모를 때 한 일을 떠올려 봐요.',
    },
  ],
} as const satisfies { title: string; paragraphs: readonly string[]; pairs: readonly TastePair[] };

/** Meanings in the order in which they are shown: none beside its own word. */
export const shownMeanings: readonly number[] = [1, 2, 0];
