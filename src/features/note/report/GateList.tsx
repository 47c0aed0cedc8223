import { Check, Circle } from 'lucide-react';
import type { ReportDesk } from '../../../../contract/readingNote.ts';
import { gateGuides } from '../../../../domain/mission/gateGuides.ts';
import { MISSION_TUNING } from '../../../../domain/mission/tuning.ts';
import type { GateReason } from '../../../../domain/mission/writingGates.ts';
import styles from './ReportEditor.module.css';

interface GateListProps {
  report: ReportDesk;
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
] as const satisfies readonly { code: GateReason['code']; text: string; mission: boolean }[];

/** What a report needs to be handed in, ticked off as it is written. Whether it is good is for a person to say. */
export function GateList({ report, length, current }: GateListProps) {
  const lacking = new Map(report.gates.map(({ code, message }) => [code, message]));
  const fits = length >= report.minLength && length <= report.maxLength;
  const rows = [
    { code: 'TOO_SHORT' as const, text: `${report.minLength}자 이상 (빈칸 빼고)`, done: fits },
    ...gates
      .filter(({ mission }) => !mission || report.missionState !== 'NONE')
      .map(({ code, text }) => ({ code, text, done: length > 0 && !lacking.has(code) })),
  ];
  const left = rows.filter(({ done }) => !done).length;
  return (
    <section className={styles.gates} aria-label="낼 준비">
      <h2>{left === 0 ? '낼 준비가 됐어요' : `낼 때까지 ${left}가지 남았어요`}</h2>
      <ul aria-busy={!current}>
        {rows.map(({ code, text, done }) => (
          <li key={code} data-done={done}>
            {done ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <div>
              <span className="visually-hidden">{done ? '됐어요: ' : '아직: '}</span>
              {text}
              {!done && length > 0 && (
                <p className={styles.why}>
                  {code !== 'TOO_SHORT' && lacking.get(code)} {gateGuides[code].why}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
