import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import type { IntroSection } from '../sectionOf.ts';
import styles from './CaseWeek.module.css';

interface CaseWeekProps {
  section: IntroSection;
  arts: readonly ArtIconName[];
}

/** One example of lessons, as a row of days; marked as an example wherever it is seen alone. */
export function CaseWeek({ section, arts }: CaseWeekProps) {
  return (
    <article className={styles.week}>
      <p className={styles.stamp}>예시</p>
      <h3>{section.headline.replace(/^예시 \d+\.\s*/, '')}</h3>
      <p className={styles.text}>{section.text}</p>
      <ol>
        {section.points.map(({ title, text }, index) => (
          <li key={title}>
            <ArtIcon name={arts[index % arts.length] ?? 'star'} size={56} />
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
