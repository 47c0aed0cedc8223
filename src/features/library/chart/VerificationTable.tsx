import type { VerificationChart } from '#contract/library.ts';
import { bookCategories, bookCategoryNames } from '#domain/book/bookCategories.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './VerificationTable.module.css';

/** The same figures as the charts, as tables. */
export function VerificationTable({ chart }: { chart: VerificationChart }) {
  return (
    <div className={styles.tables}>
      <Panel title="갈래마다">
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">갈래마다 풀어 본 책, 인증한 책, 통과한 비율</caption>
            <thead>
              <tr>
                <th scope="col">갈래</th>
                <th scope="col">풀어 본 책</th>
                <th scope="col">인증한 책</th>
                <th scope="col">비율</th>
              </tr>
            </thead>
            <tbody>
              {chart.categories.map(({ category, triedCount, verifiedCount, rate }) => (
                <tr key={category}>
                  <th scope="row">{bookCategoryNames[category]}</th>
                  <td>{triedCount}권</td>
                  <td>{verifiedCount}권</td>
                  <td>{rate === null ? '–' : `${rate}%`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      <Panel title="달마다 인증한 책">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section className={styles.scroll} tabIndex={0} aria-label="달마다 인증한 책 표">
          <table className={styles.table}>
            <caption className="visually-hidden">달과 갈래마다 인증한 책의 수</caption>
            <thead>
              <tr>
                <th scope="col">달</th>
                {bookCategories.map((category) => (
                  <th key={category} scope="col">
                    {bookCategoryNames[category]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...chart.months].reverse().map(({ month, counts }) => (
                <tr key={month}>
                  <th scope="row">{`${month.slice(0, 4)}년 ${Number(month.slice(5))}월`}</th>
                  {bookCategories.map((category) => (
                    <td key={category}>{counts[category]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Panel>
    </div>
  );
}
