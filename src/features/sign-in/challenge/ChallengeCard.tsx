import type { ReactNode } from 'react';
import type { PetMood, PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import styles from './ChallengeCard.module.css';

interface ChallengeCardProps {
  pet: { species: PetSpecies; mood: PetMood };
  title: string;
  text: ReactNode;
  /** Masked login name. */
  accountId: string;
  error: Error | null;
  onLeave: () => void;
  children: ReactNode;
}

/** What stands between the right password and the sea: why, and the way on. */
export function ChallengeCard({ pet, title, text, accountId, error, onLeave, children }: ChallengeCardProps) {
  const timeIsUp = error instanceof ApiError && error.is('TEMPORARY_TOKEN_INVALID');
  return (
    <div className={styles.card}>
      <div className={styles.pet}>
        <PetFace {...pet} stage="young" size={132} title="" disc />
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1} ref={focus}>
          {title}
        </h1>
        <p className={styles.who} translate="no">
          {accountId} 님
        </p>
        <p>{text}</p>
      </div>
      {error && <FormNotice>{describeError(error)}</FormNotice>}
      {timeIsUp ? (
        <Button size="l" wide onClick={onLeave}>
          다시 로그인하기
        </Button>
      ) : (
        children
      )}
    </div>
  );
}

/** The card comes in place of the form that had the focus. */
function focus(title: HTMLHeadingElement | null): void {
  title?.focus({ preventScroll: true });
}
