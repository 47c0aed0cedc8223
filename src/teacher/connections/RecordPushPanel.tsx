import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { learningRecordApi } from '#contract/endpoints/learningRecord.ts';
import type { RecordPush } from '#contract/learningRecord.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './Connections.module.css';

/** Learning records that are sent to another place: on or off, and how it stands. */
export function RecordPushPanel() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.recordPush(api, academyNo));
  return (
    <Panel title="학습 기록 보내기">
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(push) => <Shown push={push} />}
      </QueryView>
    </Panel>
  );
}

const blocks: Readonly<Record<NonNullable<RecordPush['block']>, string>> = {
  NOT_SET_UP: '운영자가 아직 받는 곳을 정하지 않았어요. 지금은 아무것도 밖으로 나가지 않아요.',
  NOT_CHOSEN: '운영자가 아직 우리 기관을 고르지 않았어요. 지금은 아무것도 밖으로 나가지 않아요.',
  NOT_IN_POLICY:
    '개인정보 처리방침에 ‘학습 기록 보내기’와 받는 곳이 아직 적혀 있지 않아요. 적힌 새 방침이 쓰이는 날부터 보낼 수 있으니 운영자에게 알려 주세요. 지금은 아무것도 밖으로 나가지 않아요.',
};

function Shown({ push }: { push: RecordPush }) {
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const [asking, setAsking] = useState(false);
  const change = useSwitch(() => setAsking(false));
  const { block, on, recipient } = push;
  return (
    <>
      {block !== null && <FormNotice tone="advice">{blocks[block]}</FormNotice>}
      {recipient !== null && (
        <p className={styles.lead}>
          받는 곳: <b translate="no">{recipient}</b>
        </p>
      )}
      {on && <Stand push={push} />}
      <div className={styles.tools}>
        {on ? (
          <Button tone="coral" busy={change.isPending} disabled={demo} onClick={() => change.mutate(false)}>
            보내기 끄기
          </Button>
        ) : (
          <Button disabled={demo || block !== null} onClick={() => setAsking(true)}>
            보내기 켜기
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="학습 기록을 보낼까요?"
        description={`지금부터 학생이 하는 일이 ${withJosa(recipient ?? '정해 둔 곳', '으로/로')} 나가요.`}
        footer={
          <>
            <Button tone="soft" onClick={() => setAsking(false)}>
              그만두기
            </Button>
            <Button busy={change.isPending} onClick={() => change.mutate(true)}>
              보내기 켜기
            </Button>
          </>
        }
      >
        <ul className={styles.points}>
          <li>나가는 것: 읽기 시작하고 끝낸 책, 시작하고 낸 미션과 점수·걸린 시간, 끝낸 숙제, 반 이름</li>
          <li>나가지 않는 것: 이름, 아이디, 메일, 전화번호, 쓴 글. 학생은 알아볼 수 없는 번호로만 나가요.</li>
          <li>켜기 전의 기록은 나가지 않아요. 떠난 학생의 기록은 떠난 때부터 나가지 않아요.</li>
          <li>언제든지 바로 끌 수 있어요. 이미 나간 기록을 지우려면 받는 곳에 따로 말해야 해요.</li>
        </ul>
      </Dialog>
    </>
  );
}

function Stand({ push }: { push: RecordPush }) {
  const { switchedAt, switchedBy, lastSentAt, sentCount, waitingCount, setAsideCount, lastError } = push;
  const at = (instant: string | null) => (instant === null ? '아직 없어요' : formatDateTime(Date.parse(instant)));
  return (
    <dl className={styles.stand}>
      <dt>켠 때</dt>
      <dd>
        {at(switchedAt)} {switchedBy !== null && `(${switchedBy} 선생님)`}
      </dd>
      <dt>마지막으로 보낸 때</dt>
      <dd>{at(lastSentAt)}</dd>
      <dt>보낸 기록</dt>
      <dd>
        {sentCount}개{setAsideCount > 0 && `, 받지 않아 건너뛴 기록 ${setAsideCount}개`}
      </dd>
      <dt>기다리는 기록</dt>
      <dd>{waitingCount}개</dd>
      <dt>마지막 오류</dt>
      <dd>{lastError === null ? '없어요' : `${lastError.words} (${at(lastError.at)})`}</dd>
    </dl>
  );
}

function useSwitch(onDone: () => void) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => api.call(learningRecordApi.switchPush, { params: { academyNo }, body: { on } }),
    onSuccess: (push) => {
      queries.setQueryData(staffQueries.recordPush(api, academyNo).queryKey, push);
      showToast(push.on ? '지금부터 학습 기록을 보내요.' : '껐어요. 지금부터 아무것도 나가지 않아요.');
    },
    onError: showErrorAlert,
    onSettled: onDone,
    meta: { ownError: true },
  });
}
