import { Check, Circle, Eye } from 'lucide-react';
import type { ReportState } from '#contract/readingNote.ts';
import { gateGuides } from '#domain/mission/gateGuides.ts';
import { type CheckedGate, type CheckState, reportCheck } from '#domain/mission/reportCheck.ts';
import { MISSION_TUNING } from '#domain/mission/tuning.ts';
import styles from './ReportEditor.module.css';

interface GateListProps {
  report: ReportState;
  length: number;
  /** The gates are those of the text as it stands now. */
  current: boolean;
}

const rules = MISSION_TUNING.report;
const gates = [
  { code: 'FEW_SENTENCES', text: `문장 ${rules.minSentences}개 이상`, mission: false },
  { code: 'FEW_TERMS', text: `책에 나온 말 ${rules.minTerms}개 이상`, mission: true },
  { code: 'REPEATING', text: '같은 말을 되풀이하지 않기', mission: false },
  { code: 'COPIED', text: '옮겨 적지 않고 내 말로 쓰기', mission: false },
] as const satisfies readonly { code: CheckedGate; text: string; mission: boolean }[];

const signs: Readonly<Record<CheckState, { icon: typeof Check; word: string }>> = {
  DONE: { icon: Check, word: '됐어요: ' },
  OPEN: { icon: Circle, word: '아직: ' },
  LATER: { icon: Eye, word: '쓰는 대로 살펴봐요: ' },
};

/** What a report needs to be handed in, ticked off as it is written. Whether it is good is for a person to judge. */
export function GateList({ report, length, current }: GateListProps) {
  const lacking = new Map(report.gates.map(({ code, message }) => [code, message]));
  const { minLength, maxLength } = report;
  const rows = [
    { code: 'TOO_SHORT' as const, text: `${minLength}자 이상 (빈칸 빼고)` },
    ...gates.filter(({ mission }) => !mission || report.missionState !== 'NONE'),
  ].map(({ code, text }) => ({ code, text, state: reportCheck(code, { length, minLength, maxLength, lacking }) }));
  const left = rows.filter(({ state }) => state === 'OPEN').length;
  return (
    <section className={styles.gates} aria-label="낼 준비">
      <h2>{left === 0 ? '낼 준비가 됐어요' : `낼 때까지 ${left}가지 남았어요`}</h2>
      <ul aria-busy={!current}>
        {rows.map(({ code, text, state }) => {
          const { icon: Icon, word } = signs[state];
          return (
            <li key={code} data-state={state}>
              <Icon aria-hidden="true" />
              <div>
                <span className="visually-hidden">{word}</span>
                {text}
                {state === 'LATER' && (
                  <p className={styles.why} aria-hidden="true">
                    쓰는 대로 살펴봐요.
                  </p>
                )}
                {state === 'OPEN' && length > 0 && (
                  <p className={styles.why}>
                    {code !== 'TOO_SHORT' && lacking.get(code)} {gateGuides[code].why}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
