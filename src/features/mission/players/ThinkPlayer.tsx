import { Send } from 'lucide-react';
import type { z } from 'zod';
import type { thinkContent } from '../../../../contract/mission.ts';
import { Button } from '../../../components/button/Button.tsx';
import { MissionFrame } from '../play/MissionFrame.tsx';
import { useHandIn } from '../play/useHandIn.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { WritingField } from './WritingField.tsx';
import styles from './writing.module.css';

interface ThinkPlayerProps {
  session: MissionSession;
  content: z.infer<typeof thinkContent>;
}

export function ThinkPlayer({ session, content }: ThinkPlayerProps) {
  const { answers, answer } = session;
  const { handIn, busy, reasons, dialog } = useHandIn(session);
  const answered = content.prompts.filter(({ key }) => answers[key]?.trim()).length;
  return (
    <MissionFrame
      session={session}
      answeredCount={answered}
      itemCount={content.prompts.length}
      footer={
        <Button
          size="l"
          icon={<Send aria-hidden="true" />}
          busy={busy}
          onClick={() => handIn(content.prompts.length - answered)}
        >
          다 했어요
        </Button>
      }
    >
      {reasons[''] && (
        <p className={styles.refused} role="alert">
          {reasons['']}
        </p>
      )}
      <div className={styles.fields}>
        {content.prompts.map((prompt) => (
          <WritingField
            key={prompt.key}
            label={prompt.prompt}
            value={answers[prompt.key] ?? ''}
            onChange={(text) => answer(prompt.key, text)}
            minLength={content.minLength}
            maxLength={content.maxLength}
            starters={prompt.starters}
            reason={reasons[prompt.key]}
            rows={4}
          />
        ))}
      </div>
      {dialog}
    </MissionFrame>
  );
}
