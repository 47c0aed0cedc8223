import { House } from 'lucide-react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { SeaScene } from '../../components/illustrations/SeaScene.tsx';
import { Main } from '../../components/layout/Main.tsx';
import { OfflineBanner } from '../../components/states/OfflineBanner.tsx';
import { paths } from '../../config/paths.ts';
import { BellView } from '../../features/bell/BellView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import styles from './BellPage.module.css';

export function BellPage() {
  useDocumentTitle('독서 골든벨');
  return (
    <div className={styles.page}>
      <SeaScene />
      <OfflineBanner />
      <Main className={styles.main}>
        <ButtonLink className={styles.home} tone="white" to={paths.main.getHref()} icon={<House aria-hidden="true" />}>
          첫 화면으로
        </ButtonLink>
        <BellView />
      </Main>
    </div>
  );
}
