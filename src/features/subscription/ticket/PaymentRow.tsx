import type { PaymentItem } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { Parts } from '../parts/Parts.tsx';
import { ReceiptLink } from '../parts/ReceiptLink.tsx';
import { cardWords } from '../words/cardWords.ts';
import { periodWords } from '../words/periodWords.ts';
import styles from './PaymentRow.module.css';

/** How far a refund is. */
const refundStates = {
  WAITING: '돌려드리고 있습니다',
  DONE: '돌려드렸습니다',
  BY_HAND: '담당자가 확인하고 있습니다',
} as const;

export function PaymentRow({ payment }: { payment: PaymentItem }) {
  const { title, amount, suppliedAmount, vat, paidAt, card, receiptUrl, startDate, endDate, refunds } = payment;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <span>{formatDateTime(Date.parse(paidAt))}</span>
        {startDate && endDate && (
          <span>
            <Parts parts={periodWords(startDate, endDate)} />
          </span>
        )}
        {card && <span>{cardWords(card)}</span>}
      </div>
      <div className={styles.sums}>
        <strong>{formatWon(amount)}</strong>
        <span>
          공급가액 {formatWon(suppliedAmount)}, 부가세 {formatWon(vat)}
        </span>
      </div>
      {refunds.map((refund) => (
        <p key={refund.requestedAt} className={styles.refund}>
          환불 {formatWon(refund.amount)}: {refundStates[refund.state]}
          {` (${formatDateTime(Date.parse(refund.doneAt ?? refund.requestedAt))})`}
        </p>
      ))}
      {receiptUrl && (
        <div className={styles.receipt}>
          <ReceiptLink href={receiptUrl} label="영수증 보기" />
        </div>
      )}
    </li>
  );
}
