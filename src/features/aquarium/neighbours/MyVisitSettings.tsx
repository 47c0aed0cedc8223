import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { neighbourApi } from '#contract/endpoints/neighbour.ts';
import type { AquariumProfile } from '#contract/neighbour.ts';
import { checkNickname } from '#domain/neighbour/checkNickname.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Switch } from '#src/components/switch/Switch.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { copyText } from '#src/lib/browser/copyText.ts';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useAccount, useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './MyVisitSettings.module.css';
import { aquariumProfileQuery } from './neighboursQuery.ts';
import { RenewCode } from './RenewCode.tsx';

/** How neighbours see me: a nickname, whether my aquarium can be visited, the code for friends. */
export function MyVisitSettings() {
  const query = useQuery(aquariumProfileQuery(useApi()));
  return (
    <Panel title="내 수족관 문패">
      <QueryView query={query} skeleton={<Skeleton height={220} radius={24} />}>
        {(profile) => <VisitSettings profile={profile} />}
      </QueryView>
    </Panel>
  );
}

function VisitSettings({ profile }: { profile: AquariumProfile }) {
  const api = useApi();
  const queries = useQueryClient();
  const [naming, setNaming] = useState(profile.held);
  const place = useLostFocus<HTMLDivElement>(naming);
  const keep = (next: AquariumProfile) => queries.setQueryData(aquariumProfileQuery(api).queryKey, next);
  const open = useMutation({
    mutationFn: (wanted: boolean) => api.call(neighbourApi.changeProfile, { body: { open: wanted } }),
    onSuccess: (next) => {
      keep(next);
      showToast(next.open ? '이웃이 내 수족관에 놀러 올 수 있어요' : '이제 아무도 내 수족관을 볼 수 없어요');
    },
    onError: showErrorAlert,
  });
  const copy = async () => {
    const copied = await copyText(profile.friendCode);
    showToast(
      copied ? '친구 코드를 복사했어요' : `내 친구 코드는 ${withJosa(profile.friendCode, '이에요/예요')}`,
      'plain',
    );
  };
  return (
    <div ref={place} className={styles.door} tabIndex={-1}>
      {profile.held && (
        <FormNotice tone="advice">지금 별명은 이웃에게 보이지 않아요. 새 별명을 지으면 다시 보여요.</FormNotice>
      )}
      {profile.petNameHeld && (
        <FormNotice tone="advice">
          바다 친구의 이름은 지금 이웃에게 보이지 않아요. 수족관에서 새 이름을 지어 주면 다시 보여요.
        </FormNotice>
      )}
      {naming ? (
        <NicknameForm
          nickname={profile.held ? '' : profile.nickname}
          onKept={(next) => {
            keep(next);
            setNaming(false);
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <p className={styles.line}>
          <span className={styles.what}>
            별명
            <strong translate="no">{profile.nickname}</strong>
          </span>
          <Button tone="soft" icon={<Pencil aria-hidden="true" />} onClick={() => setNaming(true)}>
            바꾸기
          </Button>
        </p>
      )}
      <p className={styles.line}>
        <span className={styles.what}>
          내 친구 코드
          <strong className={styles.code} translate="no">
            {profile.friendCode}
          </strong>
        </span>
        <span className={styles.actions}>
          <Button tone="soft" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            복사하기
          </Button>
          <RenewCode onRenewed={keep} />
        </span>
      </p>
      <Switch
        label="이웃에게 내 수족관 보여 주기"
        note="끄면 아무도 내 수족관을 볼 수 없어요. 언제든 다시 켤 수 있어요."
        on={profile.open}
        onChange={(wanted) => open.mutate(wanted)}
      />
      <p className={styles.promise}>이웃에게는 별명과 수족관만 보여요. 이름, 학교, 점수는 보이지 않아요.</p>
    </div>
  );
}

interface NicknameFormProps {
  /** What the field begins with. */
  nickname: string;
  onKept: (profile: AquariumProfile) => void;
  onCancel: () => void;
}

function NicknameForm({ nickname, onKept, onCancel }: NicknameFormProps) {
  const api = useApi();
  const ownName = useAccount()?.name ?? '';
  const [text, setText] = useState(nickname);
  const [error, setError] = useState<string | undefined>();
  const save = useMutation({
    mutationFn: () => api.call(neighbourApi.changeProfile, { body: { nickname: text.trim() } }),
    onSuccess: (profile) => {
      showToast('새 별명을 걸었어요');
      onKept(profile);
    },
    onError: (failure) => setError((failure instanceof ApiError && failure.fields.nickname) || describeError(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = checkNickname(text.trim(), ownName);
    if (problem) setError(problem);
    else save.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="새 별명"
        hint="한글, 영어, 숫자로 2~8글자. 진짜 이름은 쓰지 말아요."
        value={text}
        maxLength={20}
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button tone="ghost" onClick={onCancel}>
          그만두기
        </Button>
        <Button type="submit" busy={save.isPending}>
          이 별명으로 하기
        </Button>
      </div>
    </form>
  );
}
