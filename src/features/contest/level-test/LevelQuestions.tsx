import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import type { ContestLevelTest } from '#contract/contestLevelTest.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { TestFooter } from '#src/components/test-question/TestFooter.tsx';
import { TestFrame } from '#src/components/test-question/TestFrame.tsx';
import { TestLoading } from '#src/components/test-question/TestLoading.tsx';
import { TestQuestion } from '#src/components/test-question/TestQuestion.tsx';
import { useTestKeys } from '#src/components/test-question/useTestKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { contestQueries, type StampedStatus } from '../contestQueries.ts';
import type { createLevelDraft } from '../kept/createLevelDraft.ts';
import { LevelResultDialog } from './LevelResultDialog.tsx';
import { splitContent } from './splitContent.ts';
import { TestMissing } from './TestMissing.tsx';
import { useLevelTest } from './useLevelTest.ts';

interface LevelQuestionsProps {
  draft: ReturnType<typeof createLevelDraft>;
  status: StampedStatus;
  onLeave: () => void;
}

/** Step 2: fetches the questions, then shows one a screen. */
export function LevelQuestions(props: LevelQuestionsProps) {
  const query = useQuery(contestQueries.levelTest(useApi(), useAskedContest()));
  // Another form is another sitting.
  if (query.data) return <Sitting key={query.data.readingGameContestLevelNo} {...props} test={query.data} />;
  if (!query.isError) return <TestLoading />;
  return <TestMissing error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
}

function Sitting({ test, draft, status, onLeave }: LevelQuestionsProps & { test: ContestLevelTest }) {
  const sitting = useLevelTest({ test, draft, status });
  const { question, index, count, chosen, choose, next, previous, finish } = sitting;
  const { passage, own } = splitContent(question, test.questionList);
  const options = question.exampleList.map(({ value, content }) => ({ no: value, text: content }));
  const last = index === count - 1;
  useTestKeys({ options, onChoose: choose, onPrevious: previous, onNext: last ? finish : next });
  return (
    <TestFrame
      title="대회 진단검사"
      leaveLabel="나가기. 답한 것은 그대로 있어요"
      onLeave={onLeave}
      answeredCount={sitting.answeredCount}
      itemCount={count}
      wide={passage.length > 0}
      footer={
        <TestFooter
          isFirst={index === 0}
          isLast={last}
          answered={chosen !== null}
          busy={sitting.busy}
          onPrevious={previous}
          onNext={next}
          onFinish={finish}
          finishLabel="결과 보기"
          finishIcon={<Flag aria-hidden="true" />}
        />
      }
    >
      <TestQuestion
        questionKey={String(question.readingGameContestLevelQuestionNo)}
        no={index + 1}
        count={count}
        tag={<Badge>{question.categoryDescription}</Badge>}
        passage={
          passage.length > 0 && question.passageId !== null
            ? { key: question.passageId, title: question.passageTitle ?? '', paragraphs: passage }
            : null
        }
        content={own}
        question={question.question}
        options={options}
        chosen={chosen}
        onChoose={choose}
      />
      {sitting.result && <LevelResultDialog result={sitting.result} onAgain={sitting.again} onOther={sitting.other} />}
    </TestFrame>
  );
}
