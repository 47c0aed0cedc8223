import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { useServices } from '../../lib/services/ServicesContext.ts';
import styles from './LossNotice.module.css';

const until = { tab: '이 창을 닫으면', page: '새로 고치거나 창을 닫으면' } as const;

/** Shown where the browser keeps nothing: what that ends, and what works all the same. */
export function KeptForNotice() {
  const { keptFor } = useServices();
  if (keptFor === 'device') return null;
  return (
    <div className={styles.notice}>
      <FormNotice tone="advice">
        이 브라우저가 저장을 막고 있어서 {until[keptFor]} 다시 로그인해야 해요. 답과 기록은 책바다에 바로 저장되니
        그대로 남아요.
      </FormNotice>
    </div>
  );
}
