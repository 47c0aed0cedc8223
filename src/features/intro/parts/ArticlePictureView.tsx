import type { ArticlePicture } from '#contract/article.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './ArticlePictureView.module.css';
import { articlePictures } from './articlePictures.ts';

/** The drawing of an article. Decoration only. */
export function ArticlePictureView({ picture }: { picture: ArticlePicture }) {
  const { art, pet, water } = articlePictures[picture];
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <rect width="400" height="220" fill={water} />
        <circle cx="70" cy="50" r="90" fill="#fff" opacity=".35" />
        <circle cx="330" cy="70" r="14" fill="#fff" opacity=".6" />
        <circle cx="300" cy="110" r="8" fill="#fff" opacity=".6" />
        <path d="M0 168c60-26 120-26 190-4s140 16 210-14v70H0Z" fill="#fff" opacity=".45" />
        <path d="M0 190c70-24 140-14 200 0s130 12 200-10v40H0Z" fill="#fff" opacity=".6" />
      </svg>
      <span className={styles.art}>
        <ArtIcon name={art} size={84} />
      </span>
      <span className={styles.pet}>
        <PetFace species={pet} stage="baby" mood="joyful" size="fill" title="" />
      </span>
    </div>
  );
}
