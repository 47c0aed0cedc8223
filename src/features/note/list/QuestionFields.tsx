import type { ReactNode } from 'react';
import type { OwnQuestion } from '#domain/note/NoteContent.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import styles from './NoteEditor.module.css';
import { NoteField } from './NoteField.tsx';

interface QuestionFieldsProps {
  content: OwnQuestion;
  onChange: (content: OwnQuestion) => void;
  /** Way to a mission's item to ask about. */
  picker: ReactNode;
}

/** An own question, and the own answer when there is one. */
export function QuestionFields({ content, onChange, picker }: QuestionFieldsProps) {
  const about = useLostFocus<HTMLQuoteElement>(content.about !== null);
  return (
    <>
      {content.about && (
        <blockquote ref={about} className={styles.about} tabIndex={-1}>
          <span>문제에서 떠오른 질문</span>
          {content.about.label}
        </blockquote>
      )}
      {picker}
      <NoteField
        label="궁금한 것"
        hint="왜 그랬을까? 만약에? 읽으면서 생긴 질문을 적어 보세요."
        value={content.question}
        onChange={(question) => onChange({ ...content, question })}
        maxLength={NOTE_TUNING.questionLength}
        rows={2}
        autoFocus
      />
      <NoteField
        label="내가 찾은 답"
        hint="지금은 비워 두어도 괜찮아요. 답이 떠오르면 돌아와서 써 보세요."
        value={content.answer}
        onChange={(answer) => onChange({ ...content, answer })}
        maxLength={NOTE_TUNING.answerLength}
        rows={3}
      />
    </>
  );
}
