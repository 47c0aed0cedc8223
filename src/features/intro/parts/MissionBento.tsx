import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './MissionBento.module.css';
import { ProductShot } from './ProductShot.tsx';

/** In the order of the texts. */
const kinds = ['PUZZLE', 'MATCHING', 'OX', 'QUIZ', 'THINK', 'REPORT'] as const;

/** Two rows high, or two columns wide; the others take one place of the grid. */
const looks: Readonly<Partial<Record<MissionKind, string | undefined>>> = {
  PUZZLE: styles.wide,
  QUIZ: styles.high,
  THINK: styles.high,
};

/** The six missions; two of them are shown at work. */
export function MissionBento({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.bento}>
      {points.map(({ title, text }, index) => {
        const kind = kinds[index];
        return (
          <li key={title} className={looks[kind ?? 'OX']}>
            <div className={styles.words}>
              {kind && <ArtIcon name={missionArt[kind]} size={64} />}
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {kind === 'PUZZLE' && (
              <div className={styles.shot}>
                <ProductShot name="crossword" alt="낱말 퍼즐의 판과 뜻풀이" sizes="(max-width: 56.25em) 86vw, 480px" />
              </div>
            )}
            {kind === 'THINK' && (
              <div className={styles.friend}>
                <p>나라면 어떻게 했을까요?</p>
                <div>
                  <PetFace species="octopus" stage="young" mood="calm" size="fill" title="" />
                </div>
              </div>
            )}
            {kind === 'QUIZ' && (
              <div className={styles.shot}>
                <ProductShot name="quiz" alt="휴대전화에서 보기를 고르는 독서 퀴즈 화면" />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
