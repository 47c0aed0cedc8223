import type { ReactNode } from 'react';
import type { ModerationList as Waiting } from '#contract/moderation.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { ReviewTimeline } from '#src/components/review-timeline/ReviewTimeline.tsx';
import { useMay } from '../services/StaffServicesContext.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { DoubtedLevel } from './DoubtedLevel.tsx';
import styles from './ModerationPage.module.css';
import { ReportedPupil } from './ReportedPupil.tsx';

/** Everything that waits, by kind, each with its decision. */
export function ModerationList({ list: { holds, levels, items, reviews, names } }: { list: Waiting }) {
  const mayDecideHolds = useMay('DECIDE_HOLDS');
  return (
    <div className={styles.panels}>
      <Kind title="대회에서 살펴볼 결과" rows={holds}>
        {(row) => (
          <>
            <ReportedPupil {...row} />
            <p>
              <b>
                {row.bookName ?? '지난 책'} {row.kindName}
              </b>{' '}
              {row.point}점
            </p>
            <p className={styles.quiet}>{row.reason}</p>
            <ReviewTimeline steps={row.timeline} />
            {row.reply !== null && <Quote by="학생의 말">{row.reply}</Quote>}
            {mayDecideHolds ? (
              <DecisionForm subject="HOLD" row={row} />
            ) : (
              <p className={styles.quiet}>대회 점수는 원장님이나 관리자가 정해요.</p>
            )}
          </>
        )}
      </Kind>
      <Kind title="대회에서 정할 수준" rows={levels}>
        {(row) => <DoubtedLevel row={row} />}
      </Kind>
      <Kind title="학생이 알린 문제" rows={items}>
        {(row) => (
          <>
            <ReportedPupil {...row} />
            <p>
              <b>
                {row.bookName} {row.kindName}
              </b>{' '}
              · {row.reason}
            </p>
            <Quote by="문제">{row.question}</Quote>
            <p className={styles.quiet}>정답: {row.answer}</p>
            {row.words !== '' && <Quote by="학생의 말">{row.words}</Quote>}
            <DecisionForm subject="ITEM" row={row} />
          </>
        )}
      </Kind>
      <Kind title="신고된 느낌" rows={reviews}>
        {(row) => (
          <>
            <ReportedPupil {...row} />
            <p>
              <b>{row.bookName}</b> 별 {row.stars}개
            </p>
            <Quote by="느낌">{row.body}</Quote>
            <p className={styles.quiet}>신고한 까닭: {row.reasons.join(', ')}</p>
            <DecisionForm subject="REVIEW" row={row} />
          </>
        )}
      </Kind>
      <Kind title="신고된 별명" rows={names}>
        {(row) => (
          <>
            <ReportedPupil {...row} />
            <p translate="no">
              <b>{row.nickname}</b>
              {row.petName !== null && ` · 바다 친구 ${row.petName}`}
            </p>
            <p className={styles.quiet}>신고한 까닭: {row.reasons.join(', ')}</p>
            <DecisionForm subject="NAME" row={row} />
          </>
        )}
      </Kind>
    </div>
  );
}

interface KindProps<Row> {
  title: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

function Kind<Row extends { subjectNo: number }>({ title, rows, children }: KindProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Panel title={`${title} ${rows.length}`}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.subjectNo} className={styles.row}>
            {children(row)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Quote({ by, children }: { by: string; children: ReactNode }) {
  return (
    <blockquote className={styles.quote}>
      <span className={styles.quiet}>{by}</span> {children}
    </blockquote>
  );
}
