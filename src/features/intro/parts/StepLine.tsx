import styles from './StepLine.module.css';

/** Steps down a line, numbered. The texts may bring their own number; the drawn one takes its place. */
export function StepLine({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.line}>
      {points.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.no} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title.replace(/^\d+\.\s*/, '')}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
