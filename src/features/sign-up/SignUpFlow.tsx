import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import type { SignUpDone, SignUpState } from '#contract/signUp.ts';
import type { DoorGuide } from '../../components/layout/DoorFrame.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { ApiError } from '../../lib/api/ApiError.ts';
import { useIdentityReturn } from '../../lib/identity/useIdentityReturn.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { createSignUpDraft } from './createSignUpDraft.ts';
import { ExpiredStep } from './ExpiredStep.tsx';
import { KeptStep } from './KeptStep.tsx';
import { KindStep } from './KindStep.tsx';
import { type SignUp, SignUpContext, type SignUpKind } from './SignUpContext.ts';
import { SignUpFrame } from './SignUpFrame.tsx';
import { SignUpSkeleton } from './SignUpSkeleton.tsx';
import { SignUpStepView } from './SignUpStepView.tsx';
import { StartOver } from './StartOver.tsx';
import { signUpQueries } from './signUpQueries.ts';
import { stepGuides } from './stepGuides.ts';
import { useKeptQuestion } from './useKeptQuestion.ts';
import { WelcomeStep } from './welcome/WelcomeStep.tsx';

const welcomed: DoorGuide = { species: 'turtle', mood: 'joyful', speech: '바다 가족이 된 걸 환영해요!' };

/** Joining, from the choice of the way in to the welcome. Every step is the server's; what was typed is the tab's. */
export function SignUpFlow() {
  const { api, tabStorage } = useServices();
  const client = useQueryClient();
  const draft = useMemo(() => createSignUpDraft(tabStorage), [tabStorage]);
  const [signUpToken, setSignUpToken] = useState(() => draft.read().signUpToken);
  const [expired, setExpired] = useState(false);
  const [done, setDone] = useState<SignUpDone | null>(null);
  const start = useMutation({
    meta: { ownError: true },
    mutationFn: (kind: SignUpKind) => api.call(signUpApi.start, { body: { kind } }),
  });
  const identityReturn = useIdentityReturn();
  const question = useKeptQuestion(draft, identityReturn);
  const options = signUpQueries.state(api, signUpToken);
  const query = useQuery({ ...options, enabled: signUpToken !== null && !expired && !done });
  const gone = expired || isGone(query.error);
  const step = query.data?.step;

  // Before the page is drawn which says that everything is gone.
  useLayoutEffect(() => {
    if (gone) draft.forget();
    else if (step) draft.reach(step);
  }, [gone, step, draft]);

  async function begin(kind: SignUpKind) {
    const { signUpToken: token, ...state } = await start.mutateAsync(kind);
    draft.change({ kind, signUpToken: token });
    client.setQueryData(signUpQueries.state(api, token).queryKey, state);
    setSignUpToken(token);
    setExpired(false);
    return { signUpToken: token, ...state };
  }

  function settle(error: Error): void {
    if (isGone(error)) setExpired(true);
    // This tab is behind: the step was passed elsewhere, or the documents have a new version.
    const behind = error instanceof ApiError && (error.is('SIGN_UP_STEP') || error.fields.agreements !== undefined);
    if (behind) void query.refetch();
  }

  function startOver(): void {
    draft.forget();
    question.answered();
    setSignUpToken(null);
    setExpired(false);
    start.reset();
  }

  function finish(result: SignUpDone): void {
    draft.forget();
    setDone(result);
  }

  if (done) {
    return (
      <SignUpFrame screen={4} guide={welcomed}>
        <WelcomeStep done={done} signUpToken={signUpToken} />
      </SignUpFrame>
    );
  }
  if (gone) {
    return (
      <SignUpFrame screen={1} guide={stepGuides.EXPIRED}>
        <ExpiredStep onStartOver={startOver} />
      </SignUpFrame>
    );
  }
  if (question.asks) {
    return (
      <SignUpFrame screen={1} guide={stepGuides.KEPT}>
        <KeptStep onGoOn={question.answered} onStartOver={startOver} />
      </SignUpFrame>
    );
  }
  if (signUpToken === null) {
    return (
      <SignUpFrame screen={1} guide={stepGuides.KIND}>
        <KindStep
          busy={start.isPending ? (start.variables ?? null) : null}
          error={start.error}
          onChoose={(kind) => void begin(kind).catch(() => undefined)}
        />
      </SignUpFrame>
    );
  }
  if (!query.data) {
    return (
      <SignUpFrame screen={1} guide={stepGuides.KIND}>
        {query.isError && !query.isFetching ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <SignUpSkeleton />
        )}
      </SignUpFrame>
    );
  }

  const state: SignUpState = query.data;
  const signUp: SignUp = {
    draft,
    signUpToken,
    state,
    advance: (next) => client.setQueryData(options.queryKey, next),
    settle,
    identityReturn,
    begin,
  };
  return (
    <SignUpContext value={signUp}>
      <SignUpFrame screen={state.screen} guide={stepGuides[`${state.kind}_${state.step}`]}>
        <SignUpStepView key={state.step} onDone={finish} />
        {state.step !== 'DONE' && <StartOver onStartOver={startOver} />}
      </SignUpFrame>
    </SignUpContext>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.is('SIGN_UP_GONE');
}
