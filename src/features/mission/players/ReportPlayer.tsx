import { Send } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { reportContent } from '#contract/mission.ts';
import { REPORT_KEY } from '#domain/mission/missionItems.ts';
import { reportTextGates } from '#domain/mission/writingGates.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import type { SaveBadgeState } from '#src/components/save-badge/SaveBadge.tsx';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { MissionFrame } from '../play/MissionFrame.tsx';
import { useHandIn } from '../play/useHandIn.tsx';
import { gateReasons } from '../session/gateReasons.ts';
import type { MissionSession } from '../session/useMissionSession.ts';
import styles from './writing.module.css';

/** How the text stands that the mission hands in. */
export interface ReportPadState {
  written: boolean;
  /** The text at the moment it is asked for: a press may come before the last stroke has arrived here. */
  textNow: () => string;
  saveState: SaveBadgeState;
  /** Sends what waits; false when something could not be sent. */
  flush: () => Promise<boolean>;
}

/**
 * Where the report is written. It comes from outside, because the same text is kept by the note pages; this mission
 * hands it in.
 */
export type ReportPadComponent = ComponentType<{
  bookNo: number;
  reason: string | undefined;
  /** Questions that lead on, above the text. */
  guide: ReactNode;
  onState: (state: ReportPadState) => void;
}>;

interface ReportPlayerProps {
  session: MissionSession;
  content: z.infer<typeof reportContent>;
  Pad: ReportPadComponent;
}

export function ReportPlayer({ session, content, Pad }: ReportPlayerProps) {
  const [pad, setPad] = useState<ReportPadState | null>(null);
  const saveState = pad?.saveState ?? session.saveState;
  const textNow = () => pad?.textNow() ?? '';
  const { handIn, busy, reasons, dialog } = useHandIn(
    {
      ...session,
      handIn: async (confirmIncomplete) => {
        // What cannot go now is sent before the hand-in, whenever that goes.
        await pad?.flush();
        return session.handIn(confirmIncomplete);
      },
    },
    () => reportGates(textNow(), content.minLength),
  );
  const written = pad?.written ? 1 : 0;
  const hand = () => {
    if (saveState === 'waiting')
      showAlert('위에 알린 것을 먼저 정하면 낼 수 있어요. 쓴 글은 그대로 있어요.', '잠깐만요');
    else handIn(textNow().trim() === '' ? 1 : 0);
  };
  return (
    <MissionFrame
      session={session}
      wide
      saveState={saveState}
      answeredCount={written}
      itemCount={1}
      footer={
        <Button size="l" icon={<Send aria-hidden="true" />} busy={busy || pad === null} onClick={hand}>
          독후감 내기
        </Button>
      }
    >
      {reasons[''] && (
        <p className={styles.refused} role="alert">
          {reasons['']}
        </p>
      )}
      <Pad
        bookNo={session.attempt.bookNo}
        reason={reasons.report}
        guide={
          <aside className={styles.guide} aria-label="길잡이 질문" data-read-scope="">
            <div className={styles.guideHead}>
              <h2>이런 것을 적어 보면 좋아요</h2>
              <ReadAloudButton label="길잡이 듣기" compact />
            </div>
            <ol>
              {content.prompts.map((prompt) => (
                <li key={prompt} data-read="">
                  {prompt}
                </li>
              ))}
            </ol>
          </aside>
        }
        onState={setPad}
      />
      {dialog}
    </MissionFrame>
  );
}

/**
 * Why a report is not ready, as far as its text alone shows: nobody hands in without a network what is sure to come
 * back. What is looked for in the book is checked by the server.
 */
function reportGates(text: string, minLength: number): Record<string, string> {
  const gates = reportTextGates(text, minLength);
  return gates.length === 0 ? {} : gateReasons(new Map([[REPORT_KEY, gates]]));
}
