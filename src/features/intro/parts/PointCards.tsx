import type { ReactNode } from 'react';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import styles from './PointCards.module.css';

interface Point {
  title: string;
  text: string;
}

interface PointCardsProps {
  points: readonly Point[];
  /** A picture for each point, in their order. */
  arts?: readonly ArtIconName[];
  /** On dark water. */
  dark?: boolean;
  /** Lines instead of cards, for the narrow column beside a picture. */
  plain?: boolean;
}

/** Points of a part as cards. */
export function PointCards({ points, arts, dark, plain }: PointCardsProps) {
  return (
    <ul className={[styles.cards, dark && styles.dark, plain && styles.plain].filter(Boolean).join(' ')}>
      {points.map(({ title, text }, index) => (
        <li key={title}>
          <PointPicture art={arts?.[index]} size={plain ? 48 : 72} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function PointPicture({ art, size }: { art: ArtIconName | undefined; size: number }): ReactNode {
  return art ? <ArtIcon name={art} size={size} /> : null;
}
