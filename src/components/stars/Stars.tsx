import { Star } from 'lucide-react';
import styles from './Stars.module.css';

const PLACES = [1, 2, 3, 4, 5];

/** One to five stars as a picture with its text. */
export function Stars({ value }: { value: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`별 다섯 개 가운데 ${value}개`}>
      {PLACES.map((place) => (
        <Star key={place} aria-hidden="true" data-full={place <= Math.round(value) || undefined} />
      ))}
    </span>
  );
}
