import { type FormEvent, useState } from 'react';
import type { VoyageState } from '#contract/voyage.ts';
import { NEW_PET_NAME } from '#domain/aquarium/newPet.ts';
import { type PetSpecies, petSpecies, petSpeciesNames } from '#domain/aquarium/petSpecies.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { PetPortrait } from '../../components/pet-portrait/PetPortrait.tsx';
import { TextField } from '../../components/text-field/TextField.tsx';
import { paths } from '../../config/paths.ts';
import styles from './HatchStep.module.css';
import { VoyageEgg } from './parts/VoyageEgg.tsx';

const LONGEST_NAME = 8;

interface HatchStepProps {
  pet: VoyageState['pet'];
  busy: boolean;
  onHatch: (choice: { species: PetSpecies; nickname?: string }) => void;
}

/** Who comes out of the egg, and with which name; the name may stay as it is. */
export function HatchStep({ pet, busy, onHatch }: HatchStepProps) {
  const [species, setSpecies] = useState<PetSpecies | null>(null);
  const [name, setName] = useState(pet.nickname || NEW_PET_NAME);

  function hatch(event: FormEvent): void {
    event.preventDefault();
    if (species === null || busy) return;
    const nickname = name.trim().normalize('NFC');
    onHatch({ species, ...(nickname !== '' && nickname !== pet.nickname && { nickname }) });
  }

  return (
    <form className={styles.hatch} onSubmit={hatch}>
      <div className={styles.sea} aria-hidden="true">
        <VoyageEgg cracks={2} size={128} stirs />
      </div>
      <fieldset className={styles.kinds}>
        <legend>만나고 싶은 바다 친구를 골라요</legend>
        {petSpecies.map((kind) => (
          <label key={kind} className={styles.kind} data-chosen={species === kind || undefined}>
            <input
              type="radio"
              name="species"
              className="visually-hidden"
              value={kind}
              checked={species === kind}
              onChange={() => setSpecies(kind)}
            />
            <PetPortrait species={kind} stage="baby" mood="joyful" size={72} title="" />
            {petSpeciesNames[kind]}
          </label>
        ))}
      </fieldset>
      <TextField
        label="이름 (나중에 바꿀 수 있어요)"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="l" wide busy={busy} disabled={species === null}>
        {species === null ? '친구를 먼저 골라요' : '알 깨우기'}
      </Button>
    </form>
  );
}

/** The pet greets its child; from here everything else begins. */
export function BornPet({ pet }: { pet: VoyageState['pet'] }) {
  return (
    <div className={styles.hatch}>
      <div className={`${styles.sea} ${styles.born}`}>
        <span className={styles.sparkles} aria-hidden="true">
          <ArtIcon name="sparkles" size={72} />
          <ArtIcon name="sparkles" size={56} />
        </span>
        <span className={styles.baby}>
          <PetFace species={pet.species} stage="baby" mood="joyful" size={184} />
        </span>
      </div>
      <p className={styles.hello}>
        “반가워요! 나는 <strong translate="no">{withJosa(pet.nickname, '이에요/예요')}</strong>. 책을 읽으면 나도 쑥쑥
        자라요!”
      </p>
      <ButtonLink size="l" wide to={paths.main.getHref()}>
        함께 책바다로!
      </ButtonLink>
    </div>
  );
}
