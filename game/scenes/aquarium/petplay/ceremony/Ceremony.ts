import type { PetSpecies, PetStage } from '#domain/aquarium/petSpecies.ts';
import { petSpeciesNames } from '#domain/aquarium/petSpecies.ts';
import { petTitle } from '#domain/aquarium/petTitle.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { Worn } from '../../pet/PetLook.ts';

/** Something to celebrate. `from` and `to` are the same where the body does not change. */
export interface Ceremony {
  readonly kind: 'hatch' | 'levelUp' | 'growth';
  readonly species: PetSpecies;
  readonly nickname: string;
  readonly level: number;
  readonly from: PetStage;
  readonly to: PetStage;
  readonly worn?: Worn;
}

const stageNames: Readonly<Record<PetStage, string>> = { egg: '알', baby: '아기', young: '어린', grown: '다 자란' };

export interface CeremonyWords {
  readonly title: string;
  readonly sentence: string;
}

/** Its text: the same for those who see the animation, skip it or use a screen reader. */
export function ceremonyWords({ kind, species, nickname, level, from, to }: Ceremony): CeremonyWords {
  const friend = petSpeciesNames[species];
  if (kind === 'hatch') {
    return { title: `${withJosa(friend, '이/가')} 태어났어요!`, sentence: '앞으로 함께 책 바다를 헤엄쳐요.' };
  }
  if (kind === 'growth') {
    return {
      title: `${withJosa(nickname, '이/가')} 쑥 자랐어요!`,
      sentence: `${stageNames[from]} ${friend}에서 ${stageNames[to]} ${withJosa(friend, '이/가')} 되었어요.`,
    };
  }
  const title = petTitle(level);
  const sentence =
    title !== null && title !== petTitle(level - 1)
      ? `이제 ${withJosa(nickname, '은/는')} ‘${title}’예요.`
      : `${withJosa(nickname, '와/과')} 함께 한 뼘 더 자랐어요.`;
  return { title: `레벨 ${level}!`, sentence };
}
