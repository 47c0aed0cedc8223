import { useEffect, useState } from 'react';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { useServices, useSession } from '../../lib/services/ServicesContext.ts';
import styles from './LossNotice.module.css';

/** Tells a student whose login ended that nothing is lost. */
export function LossNotice() {
  const { session } = useServices();
  const lost = useSession((state) => state.lost);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!lost) return;
    setShown(true);
    session.acknowledgeLoss();
  }, [lost, session]);

  if (!shown) return null;
  return (
    <div className={styles.notice}>
      <FormNotice tone="advice">로그인 시간이 끝났어요. 다시 로그인하면 하던 곳부터 이어 할 수 있어요.</FormNotice>
    </div>
  );
}
