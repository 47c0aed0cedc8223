import { Circle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { oxContent } from '#contract/mission.ts';
import { KeyCap } from '#src/components/test-question/KeyHint.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { ChoicePlayer } from './ChoicePlayer.tsx';
import styles from './OxPlayer.module.css';
import { isClosed, VerdictSign } from './VerdictSign.tsx';

interface OxPlayerProps {
  session: MissionSession;
  content: z.infer<typeof oxContent>;
  /** Opens the student's notes over the question. */
  notes: ReactNode;
}

const answerOfLetter: Readonly<Record<string, string>> = { o: 'O', x: 'X' };

export function OxPlayer({ session, content, notes }: OxPlayerProps) {
  return (
    <ChoicePlayer
      session={session}
      kind="OX"
      items={content.items}
      notes={notes}
      answerOf={(_, letter) => answerOfLetter[letter]}
      keyHint={() => (
        <>
          <KeyCap>O</KeyCap> <KeyCap>X</KeyCap> 로 답하고
        </>
      )}
      reportOf={({ statement }) => ({ label: statement })}
    >
      {({ item, legend, no, chosen, standing, choose }) => (
        <fieldset className={styles.question}>
          <legend ref={legend} className={styles.statement} tabIndex={-1}>
            {no}
            <span data-read="" translate="no">
              {item.statement}
            </span>
          </legend>
          <div className={styles.choices}>
            {(['O', 'X'] as const).map((value) => (
              <button
                key={`${item.key}-${value}`}
                type="button"
                className={`${styles.choice} ${styles[value]}`}
                aria-pressed={chosen === value}
                data-standing={(chosen === value && standing) || undefined}
                aria-disabled={isClosed(standing) || undefined}
                aria-label={value === 'O' ? 'O, 맞아요' : 'X, 아니에요'}
                onClick={() => choose(value)}
              >
                {value === 'O' ? <Circle aria-hidden="true" /> : <X aria-hidden="true" />}
                <span>{value === 'O' ? '맞아요' : '아니에요'}</span>
                {chosen === value && <VerdictSign standing={standing} />}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </ChoicePlayer>
  );
}
