import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import styles from './SeaRoute.module.css';

interface SeaRouteProps {
  points: readonly { title: string; text: string }[];
  arts: readonly ArtIconName[];
}

/** Steps along a dotted route over the water, in their order. */
export function SeaRoute({ points, arts }: SeaRouteProps) {
  return (
    <div className={styles.route}>
      <svg viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M20 70C140 10 260 10 380 60s260 60 400 0 260-50 400 0" />
      </svg>
      <ol>
        {points.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.mark}>
              <ArtIcon name={arts[index % arts.length] ?? 'star'} size={84} />
              <span className={styles.no}>{index + 1}</span>
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
