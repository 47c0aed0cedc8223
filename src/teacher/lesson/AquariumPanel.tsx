import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Moon, Waves } from 'lucide-react';
import { useState } from 'react';
import type { ClassAquarium } from '#contract/classAquarium.ts';
import { classAquariumApi } from '#contract/endpoints/classAquarium.ts';
import { type ClassClosing, classClosings } from '#domain/aquarium/classClosings.ts';
import { quietHoursOfClocks, quietHoursText } from '#domain/aquarium/quietHoursText.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { formatShortTime } from '../formatShortTime.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './LessonPage.module.css';
import { QuietHoursForm } from './QuietHoursForm.tsx';

/** Whether the aquariums of a class are open, a switch to close them for a while, and hours in which they rest. */
export function AquariumPanel({ classNo }: { classNo: number }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const query = useQuery(staffQueries.classAquarium(api, academyNo, classNo));
  return (
    <Panel title="수족관 쉬기">
      <p className={styles.quiet}>쉬는 동안 아무것도 줄지 않아요. 학생에게는 쉬고 있다고만 말해요.</p>
      {demo && <p className={styles.quiet}>둘러보는 동안에는 바꿀 수 없어요.</p>}
      <QueryView query={query} skeleton={<Skeleton height={120} />}>
        {(aquarium) => <Shown aquarium={aquarium} classNo={classNo} demo={demo} />}
      </QueryView>
    </Panel>
  );
}

interface ShownProps {
  aquarium: ClassAquarium;
  classNo: number;
  demo: boolean;
}

function Shown({ aquarium, classNo, demo }: ShownProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const [changing, setChanging] = useState(false);
  const { queryKey } = staffQueries.classAquarium(api, academyNo, classNo);
  const params = { academyNo, classNo };
  const onSuccess = (now: ClassAquarium) => queries.setQueryData(queryKey, now);
  const close = useMutation({
    mutationFn: (closing: ClassClosing) => api.call(classAquariumApi.close, { params, body: { closing } }),
    onSuccess: (now) => {
      showToast('수족관이 쉬기 시작했어요.');
      onSuccess(now);
    },
  });
  const open = useMutation({
    mutationFn: () => api.call(classAquariumApi.open, { params }),
    onSuccess: (now) => {
      showToast('수족관을 다시 열었어요.');
      onSuccess(now);
    },
  });
  const busy = close.isPending || open.isPending;
  return (
    <div className={styles.aquarium}>
      {aquarium.institutionRests.map((words) => (
        <p key={words} className={styles.note}>
          기관 전체: {words} <span className={styles.quiet}>(운영자가 정했어요)</span>
        </p>
      ))}
      <p className={styles.state} data-closed={aquarium.closed !== null}>
        {aquarium.closed === null ? <Waves aria-hidden="true" /> : <Moon aria-hidden="true" />}
        <b role="status">{stateWords(aquarium)}</b>
      </p>
      {aquarium.closed === null ? (
        <fieldset className={styles.closings}>
          <legend>얼마나 쉴까요?</legend>
          {(Object.entries(classClosings) as [ClassClosing, string][]).map(([closing, label]) => (
            <Button
              key={closing}
              tone="soft"
              disabled={demo || busy}
              busy={close.isPending && close.variables === closing}
              onClick={() => close.mutate(closing)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      ) : (
        <Button icon={<Waves aria-hidden="true" />} busy={open.isPending} disabled={demo} onClick={() => open.mutate()}>
          지금 다시 열기
        </Button>
      )}
      <p className={styles.hours}>
        <span>
          <b>조용한 시간</b>{' '}
          {aquarium.quietHours === null ? '정하지 않았어요' : quietHoursText(quietHoursOfClocks(aquarium.quietHours))}
        </span>
        <Button tone="ghost" disabled={demo} aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {aquarium.quietHours === null ? '정하기' : '바꾸기'}
        </Button>
      </p>
      {changing && <QuietHoursForm classNo={classNo} saved={aquarium.quietHours} onSaved={() => setChanging(false)} />}
    </div>
  );
}

function stateWords({ closed }: ClassAquarium): string {
  if (closed === null) return '지금 열려 있어요';
  return closed.until === null ? '다시 열 때까지 쉬어요' : `${formatShortTime(closed.until)}까지 쉬어요`;
}
