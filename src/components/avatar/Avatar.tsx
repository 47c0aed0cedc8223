import { useState } from 'react';
import { artIconUrl } from '../art-icon/artIconUrl.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Address of the picture; without one, or when it cannot be loaded, a whale stands in. */
  imagePath: string | null;
  /** CSS pixels. */
  size?: number;
  /** Left out, the picture is decoration beside a name. */
  title?: string;
}

export function Avatar({ imagePath, size = 40, title = '' }: AvatarProps) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const own = imagePath && imagePath !== failedPath ? imagePath : null;
  return (
    <span className={styles.avatar} style={{ width: size, height: size }}>
      <Picture
        className={own ? styles.own : styles.standIn}
        src={own ?? artIconUrl('whale')}
        alt={title}
        width={size}
        height={size}
        draggable={false}
        onError={() => own && setFailedPath(own)}
      />
    </span>
  );
}
