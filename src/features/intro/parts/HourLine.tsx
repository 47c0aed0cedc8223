import type { CSSProperties } from 'react';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import styles from './HourLine.module.css';

const arts: readonly ArtIconName[] = [
  'magnifying-glass-tilted-left',
  'open-book',
  'puzzle-piece',
  'tropical-fish',
  'red-heart',
];

/** What is done in an hour, as long as it takes. Titles are minutes: `10분`. */
export function HourLine({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.hour}>
      {points.map(({ title, text }, index) => (
        <li key={text} style={{ '--minutes': Number.parseInt(title, 10) || 1 } as CSSProperties}>
          <span className={styles.bar}>{title}</span>
          <ArtIcon name={arts[index % arts.length] ?? 'star'} size={56} />
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
