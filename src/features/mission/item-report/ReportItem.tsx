import { Flag, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { ItemReportDialog } from './ItemReportDialog.tsx';
import styles from './ReportItem.module.css';
import { type ReportableItem, useItemReport } from './useItemReport.ts';

interface ReportItemProps {
  item: ReportableItem;
  /** What is asked. */
  label: string;
  hasPicture?: boolean;
  /** One of many on the page: the button includes which. */
  named?: boolean;
}

/** “이 문제 이상해요”: reports that something is wrong with an item, and takes it back. Points stay as they are. */
export function ReportItem({ item, label, hasPicture = false, named = false }: ReportItemProps) {
  const [asking, setAsking] = useState(false);
  const { reported, draft, send, takeBack } = useItemReport(item);
  const place = useLostFocus<HTMLDivElement>(reported);
  const spoken = named && <span className="visually-hidden">: {label}</span>;
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {reported ? (
        <>
          <span className={styles.thanks} role="status">
            <Flag aria-hidden="true" />
            살펴보고 있어요
          </span>
          <button type="button" className={styles.button} onClick={() => takeBack.mutate()}>
            <Undo2 aria-hidden="true" />
            <span>알림 되돌리기{spoken}</span>
          </button>
        </>
      ) : (
        <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Flag aria-hidden="true" />
          <span>이 문제 이상해요{spoken}</span>
        </button>
      )}
      {asking && (
        <ItemReportDialog
          label={label}
          hasPicture={hasPicture}
          draft={draft}
          busy={send.isPending}
          onSend={(report) => send.mutate(report, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
