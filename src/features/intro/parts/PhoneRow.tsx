import styles from './PhoneRow.module.css';
import { ProductShot } from './ProductShot.tsx';
import type { ShotName } from './shotSizes.ts';

interface PhoneRowProps {
  shots: readonly { name: ShotName; alt: string; words: string }[];
}

/** Pictures of phones side by side; on a phone they are small, so that all of them are seen at once. */
export function PhoneRow({ shots }: PhoneRowProps) {
  return (
    <ul className={styles.row}>
      {shots.map(({ name, alt, words }) => (
        <li key={name}>
          <ProductShot name={name} alt={alt} sizes="(max-width: 43.75em) 32vw, 280px" />
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}
