import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useMay } from '../services/StaffServicesContext.ts';
import { CalendarLinksPanel } from './CalendarLinksPanel.tsx';
import styles from './Connections.module.css';
import { RecordFilePanel } from './RecordFilePanel.tsx';
import { RecordPushPanel } from './RecordPushPanel.tsx';

/** What leaves the product for other programs: calendars, and for directors learning records. */
export function ConnectionsPage() {
  useDocumentTitle('연동');
  const mayExport = useMay('EXPORT_RECORDS');
  return (
    <>
      <PageHeader title="연동" lead="다른 프로그램과 이어 쓰는 곳이에요. 켜지 않은 것은 밖으로 나가지 않아요." />
      <div className={styles.panels}>
        <CalendarLinksPanel />
        {mayExport && (
          <>
            <RecordFilePanel />
            <RecordPushPanel />
          </>
        )}
      </div>
    </>
  );
}
