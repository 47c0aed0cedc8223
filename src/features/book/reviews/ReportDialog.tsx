import { useState } from 'react';
import { type ReviewReportReason, reviewReportReasonNames, reviewReportReasons } from '#domain/review/checkReview.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { useReviewChanges } from './useReviewChanges.ts';

interface ReportDialogProps {
  bookNo: number;
  reviewNo: number;
  onClose: () => void;
}

const options = reviewReportReasons.map((value) => ({ value, label: reviewReportReasonNames[value] }));

export function ReportDialog({ bookNo, reviewNo, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReviewReportReason>('RUDE');
  const { report } = useReviewChanges(bookNo);
  return (
    <Dialog
      open
      onClose={onClose}
      title="이 글을 살펴봐 달라고 할까요?"
      description="누가 알렸는지는 아무에게도 보이지 않아요."
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            그만두기
          </Button>
          <Button busy={report.isPending} onClick={() => report.mutate({ reviewNo, reason }, { onSettled: onClose })}>
            알리기
          </Button>
        </>
      }
    >
      <RadioGroup label="까닭" layout="column" options={options} value={reason} onChange={setReason} />
    </Dialog>
  );
}
