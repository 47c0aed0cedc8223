import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../lib/browser/useOnline.ts';
import styles from './OfflineBanner.module.css';

/** @param children what can be done without a network */
export function OfflineBanner({ children }: { children?: ReactNode }) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className={styles.banner}>
          <WifiOff aria-hidden="true" />
          <p>인터넷 연결이 끊겼어요. 하던 것은 이 기기에 두었다가 연결되면 저장할게요.</p>
          {children}
        </div>
      )}
    </div>
  );
}
