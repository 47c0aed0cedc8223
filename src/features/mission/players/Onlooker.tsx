import { useQuery } from '@tanstack/react-query';
import { Check, Ellipsis, RotateCcw } from 'lucide-react';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { missionQueries } from '../missionQueries.ts';
import type { ItemStanding } from './itemStanding.ts';
import styles from './Onlooker.module.css';

interface OnlookerProps {
  bookNo: number;
  standing: ItemStanding;
}

const signs = { open: null, waiting: Ellipsis, right: Check, wrong: RotateCcw } as const;

/** The student's pet beside a question: it waits, cheers with what was right and thinks with what was not. */
export function Onlooker({ bookNo, standing }: OnlookerProps) {
  const { data } = useQuery(missionQueries.result(useApi(), bookNo));
  const pet = data?.pet;
  const Sign = signs[standing];
  return (
    <span className={styles.onlooker} data-standing={standing} aria-hidden="true">
      <PetFace
        species={pet?.species ?? null}
        stage={pet?.stage ?? 'egg'}
        mood={standing === 'right' ? 'joyful' : 'calm'}
        size="fill"
        title=""
      />
      {Sign && (
        <span className={styles.sign}>
          <Sign />
        </span>
      )}
    </span>
  );
}
