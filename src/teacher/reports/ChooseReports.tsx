import { Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReportList } from '#contract/monthlyReport.ts';
import { reportMonthName } from '#domain/monthly-report/reportMonths.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { staffPaths } from '../staffPaths.ts';
import { MakeLinksDialog } from './MakeLinksDialog.tsx';
import { ReportRow } from './ReportRow.tsx';
import styles from './Reports.module.css';

interface ChooseReportsProps {
  list: ReportList;
  classNo: number;
}

/** The pupils of the class, all chosen at first, and what can be made of their reports. */
export function ChooseReports({ list: { month, pupils }, classNo }: ChooseReportsProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [making, setMaking] = useState(false);
  const chosen = pupils.filter(({ accountNo }) => !left.has(accountNo));
  const choose = (accountNos: readonly number[], on: boolean) =>
    setLeft((before) => {
      const after = new Set(before);
      for (const accountNo of accountNos) on ? after.delete(accountNo) : after.add(accountNo);
      return after;
    });
  const numbers = chosen.map(({ accountNo }) => accountNo);
  return (
    <Panel title={`${reportMonthName(month)} · 학생 ${pupils.length}명`}>
      <Checkbox
        framed
        label="모두 고르기"
        checked={chosen.length === pupils.length}
        mixed={chosen.length > 0 && chosen.length < pupils.length}
        onChange={({ target }) =>
          choose(
            pupils.map(({ accountNo }) => accountNo),
            target.checked,
          )
        }
      />
      <ul className={styles.list}>
        {pupils.map((pupil) => (
          <ReportRow
            key={pupil.accountNo}
            pupil={pupil}
            month={month}
            chosen={!left.has(pupil.accountNo)}
            onChoose={(on) => choose([pupil.accountNo], on)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p>{chosen.length === 0 ? '학생을 골라 주세요.' : `${chosen.length}명을 골랐어요.`}</p>
        {chosen.length > 0 && (
          <>
            <Button tone="soft" icon={<Link2 aria-hidden="true" />} onClick={() => setMaking(true)}>
              부모님 링크
            </Button>
            <ButtonLink to={staffPaths.reportSheetsOf(classNo, month, numbers)} icon={<Printer aria-hidden="true" />}>
              리포트 {chosen.length}장 보기
            </ButtonLink>
          </>
        )}
      </div>
      {making && <MakeLinksDialog classNo={classNo} month={month} pupils={chosen} onClose={() => setMaking(false)} />}
    </Panel>
  );
}
