import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { ContactPanel } from '../../features/cs/ContactPanel.tsx';
import { HelpList } from '../../features/cs/HelpList.tsx';
import { LatestNotices } from '../../features/cs/LatestNotices.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import styles from './CsPage.module.css';

export function CsPage() {
  useDocumentTitle('고객센터');
  return (
    <>
      <PageHeader title="고객센터" lead="궁금한 것이 있으면 여기부터 살펴봐요." />
      <div className={styles.grid}>
        <Panel title="많이 물어봐요">
          <HelpList />
        </Panel>
        <div className={styles.side}>
          <LatestNotices />
          <ContactPanel />
        </div>
      </div>
    </>
  );
}
