import { useQuery } from '@tanstack/react-query';
import { Eye, Printer } from 'lucide-react';
import { useState } from 'react';
import type { PupilRow } from '#contract/classroom.ts';
import type { PrintedSheets } from '#contract/paper.ts';
import { hasLargeLetters } from '#domain/paper/paperKinds.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import { ChooseMission, type ChosenMission } from './ChooseMission.tsx';
import styles from './PaperPage.module.css';
import { PaperSheet } from './PaperSheet.tsx';
import { SheetStack } from './PrintSheets.tsx';
import { usePrintSheets } from './usePrintSheets.ts';

interface PaperFormProps {
  classNo: number;
  className: string;
  grade: string;
  pupils: readonly PupilRow[];
  suggested: readonly ChosenMission[];
  onPrinted: (printed: PrintedSheets) => void;
}

/** Which mission, and for which pupils; with a sample of what comes out. */
export function PaperForm({ classNo, className, grade, pupils, suggested, onPrinted }: PaperFormProps) {
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const [mission, setMission] = useState<ChosenMission | null>(suggested[0] ?? null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [missing, setMissing] = useState<string>();
  const [looking, setLooking] = useState(false);
  const { made, print } = usePrintSheets(onPrinted);
  const chosen = pupils.filter(({ accountNo }) => !left.has(accountNo));
  const choose = (which: readonly PupilRow[], on: boolean) =>
    setLeft((before) => {
      const after = new Set(before);
      for (const { accountNo } of which) on ? after.delete(accountNo) : after.add(accountNo);
      return after;
    });
  const submit = () => {
    setMissing(mission ? undefined : '책과 미션을 하나 골라 주세요.');
    if (!mission || made !== null) return;
    const { bookNo, kind } = mission;
    void print({ classNo, bookNo, kind, accountNos: chosen.map(({ accountNo }) => accountNo) });
  };
  return (
    <>
      <form
        className={`${styles.steps} ${styles.screen}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Panel title="무엇을">
          <ChooseMission suggested={suggested} chosen={mission} onChange={setMission} error={missing} />
        </Panel>
        <Panel title="누구에게">
          <Checkbox
            framed
            label={`모두 고르기 (${pupils.length}명)`}
            checked={chosen.length === pupils.length}
            mixed={chosen.length > 0 && chosen.length < pupils.length}
            onChange={({ target }) => choose(pupils, target.checked)}
          />
          <fieldset className={styles.pupils}>
            <legend className="visually-hidden">종이를 받을 학생</legend>
            {pupils.map((pupil) => (
              <Checkbox
                key={pupil.accountNo}
                label={
                  <>
                    {pupil.classNumber} <span translate="no">{pupil.name}</span>
                  </>
                }
                checked={!left.has(pupil.accountNo)}
                onChange={({ target }) => choose([pupil], target.checked)}
              />
            ))}
          </fieldset>
        </Panel>
        <div className={styles.actions}>
          <Button type="submit" size="l" busy={made !== null} disabled={demo || chosen.length === 0}>
            {made === null ? `종이 ${chosen.length}장 만들기` : `${made}장 만들었어요`}
          </Button>
          <Button
            size="l"
            tone="soft"
            disabled={mission === null}
            icon={<Eye aria-hidden="true" />}
            onClick={() => setLooking((before) => !before)}
          >
            {looking ? '견본 닫기' : '견본 보기'}
          </Button>
          {looking && (
            <Button size="l" tone="ghost" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              견본 인쇄
            </Button>
          )}
        </div>
        <p className={styles.quiet}>
          {demo
            ? '둘러보는 동안에는 종이가 만들어지지 않아요. 견본은 볼 수 있어요.'
            : '종이를 만들면 그 미션이 학생의 화면에도 열려요. 이미 낸 학생의 종이는 만들지 않아요.'}
        </p>
      </form>
      {looking && mission && <Sample mission={mission} className={className} large={hasLargeLetters(grade)} />}
    </>
  );
}

interface SampleProps {
  mission: ChosenMission;
  className: string;
  large: boolean;
}

function Sample({ mission, className, large }: SampleProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.paperSample(api, academyNo, mission.bookNo, mission.kind));
  return (
    <QueryView query={query} skeleton={<PageSkeleton />}>
      {(sample) => (
        <SheetStack label="견본">
          <PaperSheet
            sheet={{ ...sample, name: '이름', className, classNumber: null, largeLetters: large, code: null }}
          />
        </SheetStack>
      )}
    </QueryView>
  );
}
