import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { paths } from '../../config/paths.ts';
import { ContactPanel } from '../../features/cs/ContactPanel.tsx';
import { FaqSearch } from '../../features/cs/FaqSearch.tsx';
import { HelpList } from '../../features/cs/HelpList.tsx';
import { LatestNotices } from '../../features/cs/LatestNotices.tsx';
import { MessagesPanel } from '../../features/cs/messages/MessagesPanel.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import styles from './CsPage.module.css';

export function CsPage() {
  useDocumentTitle('고객센터');
  return (
    <>
      <PageHeader title="고객센터" lead="궁금한 것이 있으면 여기부터 살펴봐요." />
      <FaqSearch />
      <div className={styles.grid}>
        <div className={styles.side}>
          <MessagesPanel />
          <Panel title="많이 물어봐요" more={{ label: '모두 보기', href: paths.faq.getHref() }}>
            <HelpList />
          </Panel>
        </div>
        <div className={styles.side}>
          <LatestNotices />
          <ContactPanel />
        </div>
      </div>
    </>
  );
}
