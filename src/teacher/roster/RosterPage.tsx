import { useState } from 'react';
import type { RosterBody, RosterCheck, RosterStep } from '#contract/roster.ts';
import { FormSteps } from '#src/components/form-steps/FormSteps.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { staffPaths } from '../staffPaths.ts';
import { CardStep } from './CardStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { FileStep } from './FileStep.tsx';
import styles from './Roster.module.css';
import { beginWork, changeWork, type RosterWork } from './RosterWork.ts';
import { RunStep } from './RunStep.tsx';

const STEPS = ['파일', '확인', '올리기', '카드'];

/** Rows that are about to be carried out. */
export interface RosterRun {
  uploadKey: string;
  body: RosterBody;
  rows: RosterCheck['rows'];
}

/** Students from a spreadsheet, in four steps. Nothing is stored before the third. */
export function RosterPage() {
  useDocumentTitle('명단 올리기');
  const [work, setWork] = useState<RosterWork | null>(null);
  const [run, setRun] = useState<RosterRun | null>(null);
  const [done, setDone] = useState<RosterStep['rows'] | null>(null);
  const step = done ? 4 : run ? 3 : work ? 2 : 1;
  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          title="명단 올리기"
          crumbs={[{ label: '학생', href: staffPaths.pupils }]}
          lead="쓰던 엑셀 명단 그대로 올리면 돼요. OneRoster(1.1·1.2) 파일도 올릴 수 있어요. ‘올리기’를 누르기 전에는 아무것도 저장하지 않아요."
        />
        <FormSteps label="명단 올리기 단계" steps={STEPS} current={step} />
      </div>
      {step === 1 && <FileStep onRead={(name, file) => setWork(beginWork(name, file))} />}
      {step === 2 && work && (
        <CheckStep
          work={work}
          onChange={(change) => setWork((before) => before && changeWork(before, change))}
          onBack={() => setWork(null)}
          onRun={setRun}
        />
      )}
      {step === 3 && run && <RunStep run={run} onBack={() => setRun(null)} onDone={setDone} />}
      {done && <CardStep rows={done} teachers={work?.oneRoster?.teachers ?? []} />}
    </>
  );
}
