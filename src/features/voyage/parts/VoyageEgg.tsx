import { PetPortrait } from '#src/components/pet-portrait/PetPortrait.tsx';
import styles from './VoyageEgg.module.css';

interface VoyageEggProps {
  /** Cracks that are seen, 0–2. */
  cracks: number;
  /** CSS pixels. */
  size: number;
  /** It has just felt something. */
  stirs?: boolean;
}

/** Both cracks on the shell of the portrait's egg. */
const paths = ['M92 104l16 12-8 14 18 12-10 16', 'M168 118l-18 10 10 16-20 8 8 18-14 10'];

/** The egg as pages without a canvas show it, with the cracks it has. */
export function VoyageEgg({ cracks, size, stirs = false }: VoyageEggProps) {
  return (
    <span className={styles.egg} data-stirs={stirs || undefined} style={{ width: size, height: size }}>
      <PetPortrait species={null} stage="egg" mood="calm" size={size} title="" />
      <svg viewBox="0 0 256 256" aria-hidden="true">
        {paths.slice(0, cracks).map((path) => (
          <path key={path} className={styles.crack} pathLength={1} d={path} />
        ))}
      </svg>
    </span>
  );
}
