import { SeaScene } from '../../components/illustrations/SeaScene.tsx';
import { Main } from '../../components/layout/Main.tsx';
import { OfflineBanner } from '../../components/states/OfflineBanner.tsx';
import { VoyageView } from '../../features/voyage/VoyageView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import styles from './VoyagePage.module.css';

export function VoyagePage() {
  useDocumentTitle('첫 항해');
  return (
    <div className={styles.page}>
      <div className={styles.sea}>
        <SeaScene />
      </div>
      <OfflineBanner />
      <Main className={styles.main}>
        <VoyageView />
      </Main>
    </div>
  );
}
