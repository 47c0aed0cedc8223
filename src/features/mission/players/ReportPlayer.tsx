import { Send } from 'lucide-react';
import type { z } from 'zod';
import type { reportContent } from '../../../../contract/mission.ts';
import { REPORT_KEY } from '../../../../domain/mission/missionItems.ts';
import { Button } from '../../../components/button/Button.tsx';
import { MissionFrame } from '../play/MissionFrame.tsx';
import { useHandIn } from '../play/useHandIn.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { WritingField } from './WritingField.tsx';
import styles from './writing.module.css';

interface ReportPlayerProps {
  session: MissionSession;
  content: z.infer<typeof reportContent>;
}

export function ReportPlayer({ session, content }: ReportPlayerProps) {
  const { answers, answer } = session;
  const { handIn, busy, reasons, dialog } = useHandIn(session);
  const written = answers[REPORT_KEY]?.trim() ? 1 : 0;
  return (
    <MissionFrame
      session={session}
      answeredCount={written}
      itemCount={1}
      footer={
        <Button size="l" icon={<Send aria-hidden="true" />} busy={busy} onClick={() => handIn(1 - written)}>
          독후감 내기
        </Button>
      }
    >
      {reasons[''] && (
        <p className={styles.refused} role="alert">
          {reasons['']}
        </p>
      )}
      <aside className={styles.guide} aria-label="길잡이 질문">
        <h2>이런 것을 적어 보면 좋아요</h2>
        <ol>
          {content.prompts.map((prompt) => (
            <li key={prompt}>{prompt}</li>
          ))}
        </ol>
      </aside>
      <WritingField
        label={content.title}
        value={answers[REPORT_KEY] ?? ''}
        onChange={(text) => answer(REPORT_KEY, text)}
        minLength={content.minLength}
        maxLength={content.maxLength}
        starters={[]}
        reason={reasons[REPORT_KEY]}
        rows={14}
      />
      {dialog}
    </MissionFrame>
  );
}
