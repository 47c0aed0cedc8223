import styles from './FactList.module.css';
import { Parts } from './Parts.tsx';

export interface Fact {
  name: string;
  /** Several parts: a line may break between them only. */
  value: string | readonly string[];
  /** The line that the page is about, such as the sum that is charged. */
  main?: boolean;
}

/** Names and values, one under the other, the values at the end of their line: sums, days, cards. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, main }) => (
        <div key={name} className={main ? styles.main : undefined}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : <Parts parts={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}
