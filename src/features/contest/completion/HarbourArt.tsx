import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import styles from './HarbourArt.module.css';

const CONFETTI = ['#f57c5f', '#f3c677', '#67c2c2', '#ee8fa6', '#6fbf73'] as const;

/** Degrees of the rays. */
const angles = Array.from({ length: 12 }, (_, index) => index * 30);

/** A golden morning in the harbour: the boat has arrived, the trophy stands in the light. Decoration only. */
export function HarbourArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg viewBox="0 0 440 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <linearGradient id="harbour-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#fde9bd" />
            <stop offset="1" stopColor="#fff8e6" />
          </linearGradient>
        </defs>
        <rect width="440" height="220" fill="url(#harbour-sky)" />
        <g className={styles.rays} fill="#fff" opacity=".6">
          {angles.map((angle) => (
            <path key={angle} d="M220 118l-15-190h30Z" transform={`rotate(${angle} 220 118)`} />
          ))}
        </g>
        <path d="M0 168q28-10 55 0t55 0 55 0 55 0 55 0 55 0 55 0 55 0v60H0Z" fill="#8fd8d6" />
        <path d="M0 188q28-9 55 0t55 0 55 0 55 0 55 0 55 0 55 0 55 0v40H0Z" fill="#3d9ba2" />
        {Array.from({ length: 26 }, (_, index) => {
          const x = (index * 67) % 440;
          const y = (index * 41) % 150;
          return (
            <rect
              key={`${x}-${y}`}
              className={styles.paper}
              x={x}
              y={y}
              width="9"
              height="13"
              rx="2"
              fill={CONFETTI[index % CONFETTI.length]}
              transform={`rotate(${index * 37} ${x} ${y})`}
            />
          );
        })}
      </svg>
      <span className={styles.trophy}>
        <ArtIcon name="trophy" size={104} />
      </span>
      <span className={styles.boat}>
        <ArtIcon name="sailboat" size={64} />
      </span>
      <span className={styles.fish}>
        <ArtIcon name="tropical-fish" size={48} />
      </span>
    </div>
  );
}
