import { useId, useRef, useState } from 'react';
import type { ItemReportBody } from '#contract/itemReport.ts';
import {
  fitsReport,
  ITEM_REPORT_LENGTH,
  type ItemReportReason,
  itemReportReasonNames,
  itemReportReasons,
  reportWords,
} from '#domain/mission/itemReportReasons.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import styles from './ReportItem.module.css';
import type { ReportDraft } from './useReportDraft.ts';

interface ItemReportDialogProps {
  /** What is asked. */
  label: string;
  hasPicture: boolean;
  /** What was typed before and not sent. */
  draft: ReportDraft;
  busy: boolean;
  onSend: (report: ItemReportBody) => void;
  onClose: () => void;
}

/** Asks what is wrong with an item: one reason, and a few words if the student likes. */
export function ItemReportDialog({ label, hasPicture, draft, busy, onSend, onClose }: ItemReportDialogProps) {
  const [{ reason, words }, setReport] = useState(() => draft.read() ?? { reason: null, words: '' });
  const [asked, setAsked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  const options = itemReportReasons
    .filter((value) => value !== 'PICTURE' || hasPicture)
    .map((value) => ({ value, label: itemReportReasonNames[value] }));
  const length = [...reportWords(words)].length;
  const tooLong = !fitsReport(words);

  function change(part: { reason: ItemReportReason } | { words: string }) {
    const next = { reason, words, ...part };
    setReport(next);
    draft.keep(next);
  }

  function send() {
    setAsked(true);
    if (reason === null) first.current?.focus();
    else if (!tooLong) onSend({ reason, words: reportWords(words) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="어떤 점이 이상한가요?"
      description={label}
      keepsText={words !== ''}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            그만두기
          </Button>
          <Button busy={busy} onClick={send}>
            알리기
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <RadioGroup
          label="이상한 점"
          layout="column"
          hideLabel
          options={options}
          value={reason}
          onChange={(next) => change({ reason: next })}
          firstRef={first}
          error={asked && reason === null ? '어떤 점이 이상한지 하나를 골라 주세요.' : undefined}
        />
        <label className={styles.words} htmlFor={id}>
          하고 싶은 말 (쓰지 않아도 돼요)
        </label>
        <textarea
          id={id}
          className={styles.text}
          rows={2}
          value={words}
          aria-invalid={tooLong || undefined}
          aria-describedby={`${id}-count`}
          onChange={(event) => change({ words: event.target.value })}
        />
        <p id={`${id}-count`} className={styles.count} data-over={tooLong}>
          {length}/{ITEM_REPORT_LENGTH}자{tooLong && ' · 조금만 줄여 주세요.'}
        </p>
        <p className={styles.promise}>알려도 점수는 그대로예요.</p>
      </div>
    </Dialog>
  );
}
