import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { staffProviderApi } from '#contract/endpoints/staffProvider.ts';
import type { ProviderJoining, StaffEntry } from '#contract/staffProvider.ts';
import type { StaffFactorStep, StaffSignedIn } from '#contract/staffSignIn.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { LoadingNote } from '#src/components/skeleton/LoadingNote.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { EntryCard } from './EntryCard.tsx';
import { JoinByProvider } from './JoinByProvider.tsx';
import { providerTrip } from './providerTrip.ts';
import { SecondFactor } from './SecondFactor.tsx';

/** Behind the # where the provider can do that, else behind the ?. */
const answerOf = ({ hash, search }: Location) => (hash || search).slice(1);

/** Where a provider of accounts sends the browser back to. Whatever goes wrong ends at the sign-in, with a sentence. */
export function ProviderReturnPage() {
  useDocumentTitle('계정 확인');
  const { api, session } = useStaffServices();
  const { provider = '' } = useParams();
  const navigate = useNavigate();
  const [answer] = useState(() => answerOf(window.location));
  const [trip] = useState(() => providerTrip.read());
  const [step, setStep] = useState<StaffFactorStep | null>(null);
  const [joining, setJoining] = useState<ProviderJoining | null>(null);
  const invite = trip?.invite ?? null;

  const leave = (to: string) => {
    providerTrip.forget();
    void navigate(to, { replace: true });
  };
  const enter = ({ token, staff }: StaffSignedIn, to: string) => {
    session.begin({ token, staff });
    leave(to);
  };
  const back = invite === null ? staffPaths.today : staffPaths.joinBy(invite);
  const goOn = (entry: StaffEntry, to: string) => {
    if (entry.signedIn !== null) return enter(entry.signedIn, to);
    setStep(entry.factor);
    setJoining(entry.joining);
  };
  const give = useMutation({
    mutationFn: () =>
      api.call(staffProviderApi.answer, {
        // Without a key this tab began nothing: the server has the sentence for it.
        body: { provider, tabKey: trip?.tabKey ?? '-', answer: answer || '-' },
      }),
    onSuccess: (entry) => goOn(entry, back),
    onError: (error) => {
      if (error instanceof NetworkError) return;
      session.refuse(describeError(error));
      leave(back);
    },
    meta: { ownError: true },
  });
  const { mutate } = give;
  const given = useRef(false);
  useEffect(() => {
    if (given.current) return;
    given.current = true;
    // Neither the history nor a link to another page carries the answer any further.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    mutate();
  }, [mutate]);

  // The posts of the invitations were opened with the name: there is nothing to come back to.
  if (joining !== null) return <JoinByProvider joining={joining} onDone={(entry) => goOn(entry, staffPaths.today)} />;
  if (step !== null)
    return <SecondFactor step={step} onDone={(signedIn) => enter(signedIn, back)} onBack={() => leave(back)} />;
  if (give.error instanceof NetworkError)
    return (
      <EntryCard title="계정을 확인하지 못했어요">
        <FormNotice>{describeError(give.error)}</FormNotice>
        <Button size="l" wide onClick={() => mutate()}>
          다시 확인하기
        </Button>
        <Button tone="ghost" wide onClick={() => leave(back)}>
          처음으로
        </Button>
      </EntryCard>
    );
  return (
    <EntryCard title="계정을 확인하고 있어요" lead="잠깐이면 돼요.">
      <LoadingNote />
      <Skeleton height={56} />
    </EntryCard>
  );
}
