import type { PointEntries } from '#contract/myPage.ts';
import type { PointFilter } from './PointFilter.ts';
import styles from './PointSums.module.css';
import { signedAmount } from './signedAmount.ts';

interface PointSumsProps {
  purse: PointFilter['purse'];
  data: Pick<PointEntries, 'balance' | 'earned' | 'spent'>;
}

/** What is there now, and what came and went within the filter. */
export function PointSums({ purse, data }: PointSumsProps) {
  const unit = purse === 'POINT' ? '점' : '개';
  return (
    <dl className={styles.sums}>
      <div className={styles.balance}>
        <dt>{purse === 'POINT' ? '지금까지 모은 북포인트' : '지금 가진 조개'}</dt>
        <dd>
          {data.balance.toLocaleString('ko-KR')}
          {unit}
        </dd>
      </div>
      <div>
        <dt>이 기간에 받은 것</dt>
        <dd className={styles.earned}>
          {signedAmount(Math.abs(data.earned))}
          {unit}
        </dd>
      </div>
      {purse === 'SHELL' && (
        <div>
          <dt>이 기간에 쓴 것</dt>
          <dd className={styles.spent}>
            {signedAmount(-Math.abs(data.spent))}
            {unit}
          </dd>
        </div>
      )}
    </dl>
  );
}
