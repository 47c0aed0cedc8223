import { useState } from 'react';
import { TestFooter } from '#src/components/test-question/TestFooter.tsx';
import { TestFrame } from '#src/components/test-question/TestFrame.tsx';
import { TestQuestion } from '#src/components/test-question/TestQuestion.tsx';
import { useTestKeys } from '#src/components/test-question/useTestKeys.ts';
import { useTestHandIn } from '#src/lib/answers/useTestHandIn.ts';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { HurryNote } from './HurryNote.tsx';
import type { TestViewProps } from './TestViewProps.ts';

/** One question after the other, each chosen by the answers before: an answer is final once the next one is asked for. */
export function AdaptiveTestView({
  test,
  answers,
  saveState,
  hurried,
  answer,
  flush,
  submit,
  onLeave,
  onFinished,
}: TestViewProps) {
  const { questions, passages, itemCount } = test;
  const [draft, setDraft] = useState<{ key: string; no: number } | null>(null);
  const [asking, setAsking] = useState(false);
  const { handIn, busy } = useTestHandIn({ flush, submit, onFinished });
  const item = questions.find(({ key }) => !answers[key]) ?? questions.at(-1);
  const chosen = draft && draft.key === item?.key ? draft.no : Number(item && answers[item.key]) || null;
  const working = asking || busy;

  /** Gives the answer; the next question comes with the server's answer to it. */
  async function goOn(): Promise<void> {
    if (!item || chosen === null || working) return;
    setAsking(true);
    // An answer that waited for the network is only sent again.
    if (!answers[item.key]) answer(item.key, String(chosen));
    const sent = await flush();
    setAsking(false);
    if (!sent) showAlert('답은 이 기기에 있어요. 인터넷이 이어지면 다음 문제가 와요.', '인터넷이 쉬고 있어요');
  }

  useTestKeys({
    options: item?.options ?? [],
    onChoose: (no) => item && !answers[item.key] && setDraft({ key: item.key, no }),
    onPrevious: () => undefined,
    onNext: () => void goOn(),
  });
  if (!item) return null;

  return (
    <TestFrame
      title={test.title}
      leaveLabel="그만하고 나가기. 답은 그대로 있어요"
      onLeave={onLeave}
      answeredCount={Object.keys(answers).length}
      itemCount={itemCount}
      saveState={saveState}
      wide={item.passageKey !== null}
      footer={
        <TestFooter
          isFirst
          isLast={test.complete}
          answered={chosen !== null}
          busy={working}
          onNext={() => void goOn()}
          onFinish={() => void handIn()}
        />
      }
    >
      <HurryNote shown={hurried} />
      <TestQuestion
        questionKey={item.key}
        no={questions.indexOf(item) + 1}
        count={itemCount}
        passage={passages.find(({ key }) => key === item.passageKey) ?? null}
        content={item.content}
        question={item.question}
        options={item.options}
        chosen={chosen}
        onChoose={(no) => !answers[item.key] && setDraft({ key: item.key, no })}
      />
    </TestFrame>
  );
}
