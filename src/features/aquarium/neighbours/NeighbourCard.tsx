import type { Neighbour } from '#contract/neighbour.ts';
import { petSpeciesNames } from '#domain/aquarium/petSpecies.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { aquariumHref } from '#src/config/aquariumHref.ts';
import { useOpenAquarium } from '#src/lib/browser/useOpenAquarium.ts';
import styles from './NeighbourCard.module.css';
import { SafetyHelp } from './SafetyHelp.tsx';
import { TankThumb } from './TankThumb.tsx';

/** A neighbour: the small living picture, who lives there, the way in. */
export function NeighbourCard({ neighbour }: { neighbour: Neighbour }) {
  const { visitKey, nickname, friend, resting, cheered } = neighbour;
  const visit = useOpenAquarium(aquariumHref({ is: 'visit', visitKey }));
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.visit}
        aria-label={`${nickname}의 수족관, ${petLine(neighbour)}${cheered ? ', 오늘 응원했어요' : ''}`}
        disabled={resting}
        onClick={visit}
      >
        <TankThumb neighbour={neighbour} />
        <span className={styles.words}>
          <strong>
            <span translate="no">{nickname}</span>
            {cheered && <ArtIcon name="red-heart" size={22} className={styles.cheered} />}
          </strong>
          <span>{petLine(neighbour)}</span>
        </span>
      </button>
      <SafetyHelp className={styles.help} visitKey={visitKey} nickname={nickname} friend={friend} />
    </li>
  );
}

function petLine({ pet, resting }: Neighbour): string {
  if (resting || !pet) return '쉬고 있어요';
  if (pet.species === null || pet.stage === 'egg') return '알이 자라고 있어요';
  return `${petSpeciesNames[pet.species]} ${pet.nickname}`;
}
