import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import type { SignUpDone, SignUpState } from '#contract/signUp.ts';
import type { EntryGuide } from '../../components/layout/EntryFrame.tsx';
import { LoadingNote } from '../../components/skeleton/LoadingNote.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
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
import { SignUpStepView } from './SignUpStepView.tsx';
import { StartOver } from './StartOver.tsx';
import styles from './StepCard.module.css';
import { signUpQueries } from './signUpQueries.ts';
import { useKeptQuestion } from './useKeptQuestion.ts';
import { WelcomeStep } from './welcome/WelcomeStep.tsx';

/** Who goes along at which step, and their speech. The guardian is spoken to in the formal manner. */
const stepGuides: Readonly<Record<Moment, EntryGuide>> = {
  KIND: { species: 'octopus', mood: 'joyful', speech: '반가워요! 어느 문으로 들어갈까요?' },
  KEPT: { species: 'whale', mood: 'calm', speech: '누가 하던 가입일까요? 내 것인지 알려 주세요.' },
  EXPIRED: { species: 'whale', mood: 'calm', speech: '괜찮아요. 천천히 다시 하면 돼요.' },
  SELF_TERMS: { species: 'octopus', mood: 'calm', speech: '먼저 서로의 약속을 읽어 볼까요?' },
  SELF_WHO: { species: 'octopus', mood: 'joyful', speech: '생일이 언제예요? 꼭 기억할게요.' },
  SELF_VERIFY: { species: 'octopus', mood: 'calm', speech: '보호자 확인을 해요.' },
  SELF_CONSENT: { species: 'octopus', mood: 'calm', speech: '보호자 동의를 받아요.' },
  SELF_FORM: { species: 'octopus', mood: 'joyful', speech: '이제 다 왔어요! 조금만 더 적어 주세요.' },
  SELF_DONE: { species: 'turtle', mood: 'joyful', speech: '바다 가족이 된 걸 환영해요!' },
  GUARDIAN_TERMS: { species: 'turtle', mood: 'joyful', speech: '보호자와 함께 해요. 먼저 약속을 같이 읽어요.' },
  GUARDIAN_WHO: { species: 'turtle', mood: 'joyful', speech: '생일이 언제예요? 꼭 기억할게요.' },
  GUARDIAN_VERIFY: { species: 'turtle', mood: 'calm', speech: '이제 보호자를 불러 주세요!' },
  GUARDIAN_CONSENT: { species: 'whale', mood: 'calm', speech: '보호자께서 읽고 결정해 주십시오.' },
  GUARDIAN_FORM: { species: 'turtle', mood: 'joyful', speech: '이제 다 왔어요! 조금만 더 적어 주세요.' },
  GUARDIAN_DONE: { species: 'turtle', mood: 'joyful', speech: '바다 가족이 된 걸 환영해요!' },
};

const welcomed: EntryGuide = { species: 'turtle', mood: 'joyful', speech: '바다 가족이 된 걸 환영해요!' };

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

  // Before the page is drawn that shows that everything is gone.
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
  if (question.open) {
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

function SignUpSkeleton() {
  return (
    <div className={styles.card}>
      <LoadingNote />
      <Skeleton width="60%" height={36} />
      <Skeleton height={60} radius={16} />
      <Skeleton height={60} radius={16} />
      <Skeleton height={56} radius={28} />
    </div>
  );
}

type Moment = 'KIND' | 'KEPT' | 'EXPIRED' | `${SignUpState['kind']}_${SignUpState['step']}`;
