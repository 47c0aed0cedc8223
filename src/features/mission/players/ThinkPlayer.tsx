import { Check, NotebookPen, Send } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { z } from 'zod';
import type { thinkContent } from '#contract/mission.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { reportBand } from '#domain/mission/reportBand.ts';
import { ownStarters, sentenceStarters } from '#domain/mission/sentenceStarters.ts';
import { thinkNeed } from '#domain/mission/thinkNeed.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Beside } from '#src/components/writing/Beside.tsx';
import { WritingPad } from '#src/components/writing/WritingPad.tsx';
import { useAccount } from '#src/lib/services/ServicesContext.ts';
import { MissionFrame } from '../play/MissionFrame.tsx';
import { useHandIn } from '../play/useHandIn.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { AnswerVersionsButton } from './AnswerVersionsButton.tsx';
import { TeacherReads } from './TeacherReads.tsx';
import { useShownRefusal } from './useShownRefusal.ts';
import styles from './writing.module.css';

/** The student's own notes, which the note pages keep. */
export type NotesComponent = ComponentType<{ bookNo: number; mission: MissionKind; onClose: () => void }>;

interface ThinkPlayerProps {
  session: MissionSession;
  content: z.infer<typeof thinkContent>;
  Notes: NotesComponent;
}

export function ThinkPlayer({ session, content, Notes }: ThinkPlayerProps) {
  const { attempt, answers } = session;
  const { handIn, busy, reasons, dialog } = useHandIn(session);
  const [notesOpen, setNotesOpen] = useState(false);
  // A second round opens only what was left empty.
  const locked = new Set(attempt.locked.map(({ key }) => key));
  const open = content.prompts.filter(({ key }) => !locked.has(key));
  const done = content.prompts.filter(({ key }) => locked.has(key));
  const empty = open.filter(({ key }) => !answers[key]?.trim()).length;
  // What was begun and is too short is no answer yet.
  const needs = open.map(({ key }) => thinkNeed(answers[key] ?? ''));
  useShownRefusal(reasons);
  return (
    <MissionFrame
      session={session}
      wide
      answeredCount={needs.filter((need) => need === null).length}
      itemCount={open.length}
      missing={missingOf(open, needs, reasons)}
      footer={
        <>
          <Button
            tone="soft"
            size="l"
            icon={<NotebookPen aria-hidden="true" />}
            aria-expanded={notesOpen}
            onClick={() => setNotesOpen(!notesOpen)}
          >
            내 노트
          </Button>
          <Button size="l" icon={<Send aria-hidden="true" />} busy={busy} onClick={() => handIn(empty)}>
            다 했어요
          </Button>
        </>
      }
    >
      <Beside
        aside={notesOpen && <Notes bookNo={attempt.bookNo} mission="THINK" onClose={() => setNotesOpen(false)} />}
      >
        <TeacherReads />
        {open.map((prompt) => (
          <Thought key={prompt.key} session={session} content={content} prompt={prompt} reason={reasons[prompt.key]} />
        ))}
        {done.map(({ key, prompt }) => (
          <section key={key} className={styles.done} aria-label={prompt}>
            <p className={styles.doneLabel}>
              <Check aria-hidden="true" />
              {prompt}
            </p>
            <p className={styles.doneText}>{answers[key]}</p>
          </section>
        ))}
      </Beside>
      {dialog}
    </MissionFrame>
  );
}

/** What the first refused question needs, in a line. */
function missingOf(
  open: readonly { key: string }[],
  needs: readonly (string | null)[],
  reasons: Record<string, string>,
): { text: string; refused: boolean } | null {
  const at = open.findIndex(({ key }, index) => reasons[key] && needs[index]);
  if (at === -1) return null;
  return { text: `조금만 더! ${open.length > 1 ? `${at + 1}번 질문 · ` : ''}${needs[at]}`, refused: true };
}

interface ThoughtProps {
  session: MissionSession;
  content: z.infer<typeof thinkContent>;
  prompt: z.infer<typeof thinkContent>['prompts'][number];
  reason: string | undefined;
}

function Thought({ session: { attempt, answers, answer, flush }, content, prompt, reason }: ThoughtProps) {
  const band = reportBand(useAccount()?.schoolGrade ?? '');
  const text = answers[prompt.key] ?? '';
  return (
    <WritingPad
      label={prompt.prompt}
      text={text}
      onChange={(next) => answer(prompt.key, next)}
      minLength={content.minLength}
      maxLength={content.maxLength}
      starters={[...ownStarters(prompt.starters, text), ...sentenceStarters('THINK', band, text)]}
      writing={{ bookNo: attempt.bookNo, mission: 'THINK' }}
      reason={reason}
      rows={4}
      tools={
        <AnswerVersionsButton
          attemptNo={attempt.attemptNo}
          answerKey={prompt.key}
          now={text}
          flush={flush}
          onRestore={(earlier) => answer(prompt.key, earlier)}
        />
      }
    />
  );
}
