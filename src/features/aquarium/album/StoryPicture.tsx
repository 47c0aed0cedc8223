import { useState } from 'react';
import styles from './AlbumDialog.module.css';

interface StoryPictureProps {
  /** Of a file under `/art/story`. */
  name: string;
  /** CSS pixels. */
  size: number;
  /** Only its outline. */
  shadow?: boolean;
}

/** The picture of a guest, a memento or a find; its words stand beside it. */
export function StoryPicture({ name, size, shadow = false }: StoryPictureProps) {
  const [missing, setMissing] = useState(false);
  if (missing) return <span className={styles.missing} style={{ width: size, height: size }} />;
  return (
    <img
      className={shadow ? styles.outline : styles.picture}
      src={`/art/story/${name}.webp`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
