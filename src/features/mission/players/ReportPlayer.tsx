import { Send } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { reportContent } from '#contract/mission.ts';
import { REPORT_KEY } from '#domain/mission/missionItems.ts';
import type { ReportNeeds } from '#domain/mission/reportNeeds.ts';
import { reportTextGates } from '#domain/mission/writingGates.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import type { SaveBadgeState } from '#src/components/save-badge/SaveBadge.tsx';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { MissionFrame } from '../play/MissionFrame.tsx';
import { useHandIn } from '../play/useHandIn.tsx';
import { gateReasons } from '../session/gateReasons.ts';
import type { MissionSession } from '../session/useMissionSession.ts';
import { TeacherReads } from './TeacherReads.tsx';
import { useShownRefusal } from './useShownRefusal.ts';
import styles from './writing.module.css';

/** How the text stands that the mission hands in. */
export interface ReportPadState {
  /** What the text still needs before it can be handed in, and how far it is. */
  needs: ReportNeeds;
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
  /** Questions that lead on, folded below the text. */
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
  useShownRefusal(reasons);
  const { needs, share } = pad?.needs ?? NOTHING_YET;
  const ready = pad !== null && needs.length === 0;
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
      answeredCount={ready ? 1 : 0}
      itemCount={1}
      progress={{
        label: '쓴 만큼',
        share,
        text: ready ? '준비 끝' : (needs[0] ?? ''),
        valueText: ready ? '낼 준비가 됐어요' : needs.join(', '),
      }}
      missing={missingOf(needs, reasons)}
      footer={
        <Button size="l" icon={<Send aria-hidden="true" />} busy={busy || pad === null} onClick={hand}>
          독후감 내기
        </Button>
      }
    >
      <TeacherReads />
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

const NOTHING_YET: ReportNeeds = { needs: [], share: 0 };

/** What is missing, in a line; what only the server has found comes from its refusal. */
function missingOf(
  needs: readonly string[],
  reasons: Record<string, string>,
): { text: string; refused: boolean } | null {
  const refused = Object.keys(reasons).length > 0;
  if (needs.length > 0) return { text: `${refused ? '조금만 더! ' : ''}${needs.join(' · ')}`, refused };
  return refused ? { text: reasons[REPORT_KEY] ?? reasons[''] ?? '', refused } : null;
}

/**
 * Why a report is not ready, as far as its text alone shows: nobody hands in without a network what is sure to come
 * back. What is looked for in the book is checked by the server.
 */
function reportGates(text: string, minLength: number): Record<string, string> {
  const gates = reportTextGates(text, minLength);
  return gates.length === 0 ? {} : gateReasons(new Map([[REPORT_KEY, gates]]));
}
