import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { neighbourApi } from '#contract/endpoints/neighbour.ts';
import type { FriendRequests } from '#contract/neighbour.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './FriendPanel.module.css';
import { friendRequestsQuery } from './neighboursQuery.ts';
import { SafetyHelp } from './SafetyHelp.tsx';

/** Becoming friends: ask with a code, answer who asks or keep them away, and undo who was not to be met. */
export function FriendPanel() {
  const query = useQuery(friendRequestsQuery(useApi()));
  return (
    <Panel title="친구 만들기">
      <RequestForm />
      <QueryView query={query} skeleton={<Skeleton height={80} radius={24} />}>
        {(requests) => <Requests requests={requests} />}
      </QueryView>
    </Panel>
  );
}

/** Letters and digits of a code, whatever stands between them. */
const CODE = /^[A-Z0-9]{8}$/;

function RequestForm() {
  const api = useApi();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const request = useMutation({
    mutationFn: () => api.call(neighbourApi.askFriend, { body: { friendCode: code.trim() } }),
    onSuccess: ({ outcome }) => {
      setCode('');
      showToast(
        outcome === 'FRIENDS' ? '이제 친구예요! 놀러 가 볼까요?' : '친구 부탁을 보냈어요. 친구가 좋다고 하면 보여요.',
      );
      void queries.invalidateQueries({ queryKey: [queryKeys.neighbours] });
    },
    onError: (failure) => setError(describeError(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const letters = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
    if (CODE.test(letters)) request.mutate();
    else setError('친구 코드는 ABCD-2345처럼 여덟 자리예요.');
  };
  return (
    <form className={styles.ask} onSubmit={submit} noValidate>
      <TextField
        label="친구 코드"
        placeholder="ABCD-2345"
        value={code}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" icon={<UserPlus aria-hidden="true" />} busy={request.isPending}>
        친구 부탁하기
      </Button>
    </form>
  );
}

function Requests({ requests }: { requests: FriendRequests }) {
  const api = useApi();
  const queries = useQueryClient();
  const { received, blocked } = requests;
  const answer = useMutation({
    mutationFn: ({ visitKey, reply }: { visitKey: string; reply: 'yes' | 'no' | 'unblock' }) => {
      const params = { visitKey };
      if (reply === 'unblock') return api.call(neighbourApi.block, { params, body: { blocked: false } });
      return reply === 'yes'
        ? api.call(neighbourApi.acceptFriend, { params })
        : api.call(neighbourApi.partFriend, { params });
    },
    onSuccess: (_, { reply }) => {
      showToast(answered[reply]);
      void queries.invalidateQueries({ queryKey: [queryKeys.neighbours] });
    },
    onError: showErrorAlert,
  });
  const act = (visitKey: string, reply: 'yes' | 'no' | 'unblock') => answer.mutate({ visitKey, reply });
  return (
    <div className={styles.requests}>
      {received.length > 0 && (
        <section aria-label="나에게 온 친구 부탁">
          <h3>나에게 온 친구 부탁</h3>
          <ul>
            {received.map(({ visitKey, nickname }) => (
              <li key={visitKey}>
                <strong translate="no">{nickname}</strong>
                <SafetyHelp visitKey={visitKey} nickname={nickname} friend={false} />
                <Button tone="soft" aria-label={`${nickname} 친구 부탁 다음에`} onClick={() => act(visitKey, 'no')}>
                  다음에
                </Button>
                <Button aria-label={`${nickname} 친구 부탁 좋아요`} onClick={() => act(visitKey, 'yes')}>
                  좋아요
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {blocked.length > 0 && (
        <section aria-label="만나지 않기로 한 이웃">
          <h3>만나지 않기로 한 이웃</h3>
          <ul>
            {blocked.map(({ visitKey, nickname }) => (
              <li key={visitKey}>
                <strong translate="no">{nickname}</strong>
                <Button tone="ghost" aria-label={`${nickname} 다시 만나기`} onClick={() => act(visitKey, 'unblock')}>
                  다시 만나기
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const answered = {
  yes: '이제 친구예요! 놀러 가 볼까요?',
  no: '다음에 다시 만나요. 상대에게는 알리지 않아요.',
  unblock: '이제 다시 만날 수 있어요.',
};
