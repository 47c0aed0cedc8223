import type { AquariumState, CareAction, ShopItem } from '#contract/aquarium.ts';
import type { CareItemKind } from '#domain/aquarium/careForPet.ts';
import type { PetAction } from './pet/actions/ActionContext.ts';

type ItemKind = ShopItem['kind'];

export interface CareKind {
  action: CareAction;
  petAction: PetAction;
  /** Words of the button that does it. */
  button: string;
  left: (today: AquariumState['today']) => number;
  /** Shown when today's number is used up. */
  enough: string;
}

/** What can be done with an item of a kind; others are placed, worn or chosen, not used. */
export const careKinds: Readonly<Record<CareItemKind, CareKind>> = {
  food: {
    action: 'feed',
    petAction: 'eat',
    button: '먹이기',
    left: (today) => today.feedsLeft,
    enough: '오늘은 배불리 먹었어요. 내일 또 주세요.',
  },
  toy: {
    action: 'play',
    petAction: 'play',
    button: '같이 놀기',
    left: (today) => today.playsLeft,
    enough: '오늘은 실컷 놀았어요. 내일 또 놀아요.',
  },
  training: {
    action: 'train',
    petAction: 'train',
    button: '운동하기',
    left: (today) => today.trainsLeft,
    enough: '오늘은 운동을 많이 했어요. 내일 또 해요.',
  },
};

export const itemKindNames: Readonly<Record<ItemKind, string>> = {
  food: '먹이',
  toy: '놀이',
  training: '운동',
  furniture: '꾸미기',
  outfit: '옷',
  theme: '수조',
  tank: '새 방',
};
