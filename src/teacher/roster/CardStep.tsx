import { CreditCard } from 'lucide-react';
import type { RosterStep } from '#contract/roster.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import { PrintCards } from '../cards/PrintCards.tsx';
import { useMakeCards } from '../cards/useMakeCards.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './Roster.module.css';
import { type ForeignTeacher, TeacherPanel } from './TeacherPanel.tsx';

/** What was uploaded, and the cards with which the new pupils come in. */
export function CardStep({ rows, teachers }: { rows: RosterStep['rows']; teachers: readonly ForeignTeacher[] }) {
  const { cards, busy, make } = useMakeCards();
  const made = rows.flatMap(({ outcome, accountNo }) =>
    outcome === 'CREATED' && accountNo !== null ? [accountNo] : [],
  );
  const changed = rows.filter(({ outcome }) => outcome === 'CHANGED').length;
  const failed = rows.filter(({ outcome }) => outcome === 'REFUSED' || outcome === 'ASKED');
  if (cards.length > 0 && !busy) return <PrintCards cards={cards} />;
  return (
    <>
      <Panel title="다 올렸어요" className={styles.panel}>
        <p className={styles.lead}>
          학생 {made.length}명의 계정을 만들었어요.{changed > 0 && ` 전부터 있던 ${changed}명은 명단대로 바꾸었어요.`}{' '}
          하루 안에는 이 화면의 첫 단계에서 되돌릴 수 있어요.
        </p>
        {failed.map(({ key, shown, reasons }) => (
          <p key={key} className={styles.reason}>
            {shown.name}: {reasons.join(' ')}
          </p>
        ))}
        {busy ? (
          <ProgressBar
            label="카드 만들기"
            value={(cards.length / Math.max(1, made.length)) * 100}
            valueText={`${made.length}장 가운데 ${cards.length}장`}
          />
        ) : (
          <div className={styles.actions}>
            <ButtonLink tone="ghost" to={staffPaths.classes}>
              나중에 할게요
            </ButtonLink>
            {made.length > 0 && (
              <Button size="l" icon={<CreditCard aria-hidden="true" />} onClick={() => void make(made)}>
                로그인 카드 {made.length}장 만들기
              </Button>
            )}
          </div>
        )}
      </Panel>
      <TeacherPanel teachers={teachers} />
    </>
  );
}
