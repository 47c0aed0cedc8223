import type { AquariumState, CareAction } from '#contract/aquarium.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import type { PetAction } from './pet/actions/ActionContext.ts';

export interface FreeCare {
  id: AquariumState['today']['freeLeft'][number];
  name: string;
  description: string;
  icon: string;
  action: CareAction;
  petAction: PetAction;
}

const { plankton, stroke, swim } = AQUARIUM_TUNING.freeCare;

/** Care that costs nothing, once a day each. */
export const freeCares: readonly FreeCare[] = [
  {
    id: 'plankton',
    name: '플랑크톤 주기',
    description: '바닷물에 사는 작은 먹이를 모아 줘요.',
    icon: 'fx/crumb',
    action: plankton.action,
    petAction: 'eat',
  },
  {
    id: 'stroke',
    name: '쓰다듬기',
    description: '살살 쓰다듬으면 더 친해져요.',
    icon: 'fx/heart',
    action: stroke.action,
    petAction: 'stroke',
  },
  {
    id: 'swim',
    name: '같이 헤엄치기',
    description: '물살을 따라 한 바퀴 헤엄쳐요.',
    icon: 'fx/drop',
    action: swim.action,
    petAction: 'train',
  },
];
