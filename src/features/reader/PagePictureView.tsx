import type { PagePicture } from '#contract/reading.ts';
import styles from './PagePictureView.module.css';

/** Units of every picture, so that the page knows its place before it is there. */
const SIZE = { width: 1200, height: 1350 } as const;

/** The picture of a page. Whether it faces its text or stands above it, `facePictures` writes on it. */
export function PagePictureView({ path, alt }: PagePicture) {
  return (
    <figure className={styles.picture} data-picture="above">
      <img src={path} alt={alt} {...SIZE} decoding="async" draggable={false} />
    </figure>
  );
}
