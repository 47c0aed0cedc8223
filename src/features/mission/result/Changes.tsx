import type { BookMissionResult } from '#contract/mission.ts';
import { petSpeciesNames } from '#domain/aquarium/petSpecies.ts';
import { petStage } from '#domain/aquarium/petStage.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { PetPortrait } from '#src/components/pet-portrait/PetPortrait.tsx';
import styles from './Changes.module.css';
import type { MissionGain } from './praise.ts';

interface ChangesProps {
  gain: MissionGain | undefined;
  pet: BookMissionResult['pet'];
  /** Per cent right over the scored missions of the book. */
  averageRate: number | null;
}

/** What came with this mission: the present of the book, its verification, a new level of the pet. */
export function Changes({ gain, pet, averageRate }: ChangesProps) {
  const grown = gain !== undefined && gain.levelAfter > gain.levelBefore;
  if (!gain || (!gain.verified && !grown && gain.bookPresent === 0)) return null;
  return (
    <ul className={styles.changes} aria-label="달라진 것">
      {gain.bookPresent > 0 && (
        <li>
          <ArtIcon name="wrapped-gift" size={56} />
          <span>
            <strong>책 선물 조개 {gain.bookPresent}개</strong>이 책의 첫 미션을 통과했어요.
          </span>
        </li>
      )}
      {gain.verified && (
        <li>
          <ArtIcon name="sports-medal" size={56} />
          <span>
            <strong>이 책을 인증했어요!</strong>
            {averageRate === null
              ? '네 미션을 모두 마쳤어요.'
              : `네 미션을 모두 마치고 평균 ${Math.round(averageRate)}%를 맞혔어요.`}
          </span>
        </li>
      )}
      {grown && (
        <li>
          {pet ? (
            <PetPortrait species={pet.species} stage={pet.stage} mood="joyful" size={64} title="" />
          ) : (
            <ArtIcon name="sparkles" size={56} />
          )}
          <span>
            <strong>
              레벨 {gain.levelBefore} → {gain.levelAfter}
            </strong>
            {grownWords(gain, pet)}
          </span>
        </li>
      )}
    </ul>
  );
}

/** A new look is announced only where there is one. */
function grownWords(gain: MissionGain, pet: BookMissionResult['pet']): string {
  if (!pet?.species) return '알 속에서 쑥쑥 크고 있어요.';
  const looksNew = petStage(gain.levelBefore, pet.species) !== petStage(gain.levelAfter, pet.species);
  return looksNew
    ? `${withJosa(petName(pet), '이/가')} 자랐어요!`
    : `${withJosa(petName(pet), '이/가')} 더 튼튼해졌어요!`;
}

function petName(pet: BookMissionResult['pet']): string {
  if (pet?.nickname) return pet.nickname;
  return pet?.species ? petSpeciesNames[pet.species] : '바다 친구';
}
