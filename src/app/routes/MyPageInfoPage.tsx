import { LegendListingPanel } from '../../features/community/legend/LegendListingPanel.tsx';
import { MyInfoView } from '../../features/my-page/info/MyInfoView.tsx';
import { ObserverPanel } from '../../features/my-page/info/ObserverPanel.tsx';
import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import styles from './MyPageInfoPage.module.css';

export function MyPageInfoPage() {
  useDocumentTitle('내 정보');
  return (
    <MyPageFrame title="내 정보">
      <div className={styles.page}>
        <MyInfoView />
        <LegendListingPanel />
        <ObserverPanel />
      </div>
    </MyPageFrame>
  );
}
