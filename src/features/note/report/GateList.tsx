import { Check, Circle } from 'lucide-react';
import type { ReportDesk } from '../../../../contract/readingNote.ts';
import { MISSION_TUNING } from '../../../../domain/mission/tuning.ts';
import styles from './ReportEditor.module.css';

interface GateListProps {
  report: ReportDesk;
  length: number;
  /** The gates are those of the text as it stands now. */
  current: boolean;
}

const rules = MISSION_TUNING.report;
const gates = [
  { codes: ['FEW_SENTENCES'], text: `문장 ${rules.minSentences}개 이상` },
  { codes: ['FEW_TERMS'], text: `책에 나온 말 ${rules.minTerms}개 이상`, mission: true },
  { codes: ['REPEATING'], text: '같은 말을 되풀이하지 않기' },
  { codes: ['COPIED'], text: '책 소개를 옮기지 않고 내 말로 쓰기', mission: true },
] as const;

/** What a report needs to be handed in, ticked off as it is written. Whether it is good is for a person to say. */
export function GateList({ report, length, current }: GateListProps) {
  const lacking = new Set(report.gates.map(({ code }) => code));
  const fits = length >= report.minLength && length <= report.maxLength;
  const rows = [
    { text: `${report.minLength}자 이상 (빈칸 빼고)`, done: fits },
    ...gates
      .filter((gate) => !('mission' in gate) || report.missionState !== 'NONE')
      .map(({ codes, text }) => ({ text, done: length > 0 && codes.every((code) => !lacking.has(code)) })),
  ];
  const left = rows.filter(({ done }) => !done).length;
  return (
    <section className={styles.gates} aria-label="낼 준비">
      <h2>{left === 0 ? '낼 준비가 됐어요' : `낼 때까지 ${left}가지 남았어요`}</h2>
      <ul aria-busy={!current}>
        {rows.map(({ text, done }) => (
          <li key={text} data-done={done}>
            {done ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <span className="visually-hidden">{done ? '됐어요: ' : '아직: '}</span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
