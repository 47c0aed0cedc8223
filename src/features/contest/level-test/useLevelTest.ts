import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContestLevelTest } from '#contract/contestLevelTest.ts';
import { contestApi } from '#contract/endpoints/contest.ts';
import { errorCodes } from '#contract/errorCodes.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { showAlert, showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useAccount, useApi } from '#src/lib/services/ServicesContext.ts';
import { contestHref } from '../choice/contestHref.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { contestQueries, type StampedStatus } from '../contestQueries.ts';
import type { createLevelDraft, LevelDraft } from '../kept/createLevelDraft.ts';

/** Specification, section 5. */
export const CHOOSE_FIRST = '답안을 선택하세요';

/** Refusals after which there is nothing more to hand in. */
const OVER = ['CONTEST_LEVEL_TAKEN', 'CONTEST_LEVEL_WAITS', 'CONTEST_NOT_IN_PROGRESS'] as const;

interface Given {
  test: ContestLevelTest;
  draft: ReturnType<typeof createLevelDraft>;
  status: StampedStatus;
}

/** A sitting of the level test: every choice is kept on the device at once, and handed in together at the end. */
export function useLevelTest({ test, draft, status }: Given) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const asked = useAskedContest();
  const accountNo = useAccount()?.accountNo ?? 0;
  const { readingGameContestLevelNo, questionList } = test;
  const [state, setState] = useState<LevelDraft>(() => {
    const before = draft.read();
    // Another grade has another test: its answers mean nothing here.
    if (before?.readingGameContestLevelNo === readingGameContestLevelNo) return before;
    return fresh();
  });
  const index = Math.min(state.index, questionList.length - 1);
  const question = questionList[index] as ContestLevelTest['questionList'][number];
  const chosen = state.answers[question.readingGameContestLevelQuestionNo] ?? null;

  function fresh(): LevelDraft {
    const { readingGameContestNo } = status;
    return { accountNo, readingGameContestNo, readingGameContestLevelNo, answers: {}, index: 0, handInKey: null };
  }
  function keep(next: LevelDraft): void {
    draft.write(next);
    setState(next);
  }

  const handIn = useMutation({
    meta: { ownError: true },
    mutationFn: ({ answers, handInKey }: LevelDraft) =>
      api.call(contestApi.submitLevelTest, {
        query: asked,
        body: bodyOf(test, answers),
        ...(handInKey === null ? {} : { key: handInKey }),
      }),
    onSuccess: () => draft.forget(),
    onError: (error, sent) => {
      if (!(error instanceof ApiError)) return showErrorAlert(error);
      if (error.status === 401) return;
      // A clear no: the next hand-in is another one.
      if (!error.passing) keep({ ...sent, handInKey: null });
      const end = OVER.find((code) => error.is(code));
      if (end === undefined) return showErrorAlert(error);
      showAlert(errorCodes[end].message);
      draft.forget();
      void navigate(contestHref(asked), { replace: true });
    },
  });

  /** No way on or back without an answer (specification, section 4). */
  function move(step: 1 | -1): void {
    if (handIn.isPending) return;
    const to = index + step;
    if (to < 0 || to >= questionList.length) return;
    if (chosen === null) showAlert(CHOOSE_FIRST);
    else keep({ ...state, index: to });
  }

  function finish(): void {
    if (handIn.isPending || handIn.isSuccess) return;
    const gap = questionList.findIndex((one) => !state.answers[one.readingGameContestLevelQuestionNo]);
    if (gap >= 0) {
      showAlert(CHOOSE_FIRST);
      keep({ ...state, index: gap });
      return;
    }
    const sent = { ...state, handInKey: state.handInKey ?? createRandomId() };
    keep(sent);
    handIn.mutate(sent);
  }

  return {
    question,
    index,
    count: questionList.length,
    chosen,
    answeredCount: Object.keys(state.answers).length,
    busy: handIn.isPending,
    result: handIn.data ?? null,
    choose(value: number): void {
      if (handIn.isPending || handIn.isSuccess) return;
      const answers = { ...state.answers, [question.readingGameContestLevelQuestionNo]: value };
      keep({ ...state, answers, handInKey: null });
    },
    next: () => move(1),
    previous: () => move(-1),
    finish,
    /** The level is doubtful: the questions of another form come. */
    other(): void {
      handIn.reset();
      void client.resetQueries(contestQueries.levelTest(api, asked));
    },
    /** The test gave no level: from the beginning. */
    again(): void {
      handIn.reset();
      keep(fresh());
    },
  };
}

function bodyOf({ readingGameContestLevelNo, questionList }: ContestLevelTest, answers: LevelDraft['answers']) {
  return {
    readingGameContestLevelNo,
    answerList: questionList.flatMap(({ readingGameContestLevelQuestionNo, exampleList }) => {
      const example = exampleList.find(({ value }) => value === answers[readingGameContestLevelQuestionNo]);
      if (!example) return [];
      const { readingGameContestLevelQuestionExampleNo, value } = example;
      return [{ answer: value, readingGameContestLevelQuestionNo, readingGameContestLevelQuestionExampleNo }];
    }),
  };
}
