import type { VerificationChart } from '#contract/library.ts';
import { bookCategoryNames } from '#domain/book/bookCategories.ts';
import styles from './PassRates.module.css';
import { swatchClass } from './swatchClass.ts';

type Pass = VerificationChart['categories'][number];

/** A bar for each category: verified books among those whose missions were tried. */
export function PassRates({ categories }: { categories: readonly Pass[] }) {
  return (
    <ul className={styles.rates} aria-label="갈래마다 통과한 비율">
      {categories.map((pass) => (
        <li key={pass.category} data-none={pass.rate === null || undefined}>
          <span className={styles.name}>{bookCategoryNames[pass.category]}</span>
          <span className={styles.track} data-bar-track="" aria-hidden="true">
            <span className={`${styles.fill} ${swatchClass(pass.category)}`} style={{ width: `${pass.rate ?? 0}%` }} />
          </span>
          <span className={styles.words}>{words(pass)}</span>
        </li>
      ))}
    </ul>
  );
}

function words({ rate, triedCount, verifiedCount }: Pass) {
  if (rate === null) return '아직 만나지 않은 갈래';
  return (
    <>
      <b>{rate}%</b> {triedCount}권 가운데 {verifiedCount}권
    </>
  );
}
