import { useEffect, useState } from 'react';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { useServices, useSession } from '../../lib/services/ServicesContext.ts';
import styles from './LossNotice.module.css';

const RAN_OUT = '로그인 시간이 끝났어요. 다시 로그인하면 하던 곳부터 이어 할 수 있어요.';

/** Shows a student whose login ended that nothing is lost. */
export function LossNotice() {
  const { session } = useServices();
  const lost = useSession((state) => state.lost);
  const why = useSession((state) => state.lostWhy);
  const [shown, setShown] = useState<string | null>(null);

  useEffect(() => {
    if (!lost) return;
    setShown(why ?? RAN_OUT);
    session.acknowledgeLoss();
  }, [lost, why, session]);

  if (shown === null) return null;
  return (
    <div className={styles.notice}>
      <FormNotice tone="advice">{shown}</FormNotice>
    </div>
  );
}
