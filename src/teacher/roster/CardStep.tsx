import { CheckCircle2 } from 'lucide-react';
import type { RosterStep } from '#contract/roster.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { staffPaths } from '../staffPaths.ts';
import styles from './Roster.module.css';

/** What was uploaded. */
export function CardStep({ rows }: { rows: RosterStep['rows'] }) {
  const made = rows.filter(({ outcome }) => outcome === 'CREATED').length;
  const failed = rows.filter(({ outcome }) => outcome === 'REFUSED' || outcome === 'ASKED');
  return (
    <Panel title="다 올렸어요" className={styles.panel}>
      <p className={styles.lead}>
        <CheckCircle2 aria-hidden="true" /> 학생 {made}명의 계정을 만들었어요. 하루 안에는 되돌릴 수 있어요.
      </p>
      {failed.map(({ key, shown, reasons }) => (
        <p key={key} className={styles.reason}>
          {shown.name}: {reasons.join(' ')}
        </p>
      ))}
      <ButtonLink to={staffPaths.classes}>반 보기</ButtonLink>
    </Panel>
  );
}
