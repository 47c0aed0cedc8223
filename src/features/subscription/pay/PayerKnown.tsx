import { CircleCheck } from 'lucide-react';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import styles from './PayerKnown.module.css';

/** Who pays was verified: shown in one line. */
export function PayerKnown({ info }: { info: SubscriptionInfo }) {
  return (
    <p className={styles.known} role="status">
      <CircleCheck aria-hidden="true" />
      {info.payer.adult ? '성인 본인 확인을 마쳤습니다.' : '보호자 본인 확인과 이 금액에 대한 동의를 마쳤습니다.'}
    </p>
  );
}
