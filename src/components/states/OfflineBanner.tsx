import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/browser/useOnline.ts';
import styles from './OfflineBanner.module.css';

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <WifiOff aria-hidden="true" />
          인터넷 연결이 끊겼어요. 하던 것은 이 기기에 두었다가 연결되면 저장할게요.
        </p>
      )}
    </div>
  );
}
