import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { GivenPassword, PupilPage as Pupil } from '#contract/classroom.ts';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { GrowthChart } from '#src/components/growth-chart/GrowthChart.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { UnknownPage } from '../layout/UnknownPage.tsx';
import { useMay, usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { ComprehensionBars } from './ComprehensionBars.tsx';
import styles from './PupilPage.module.css';
import { PupilTimeline } from './PupilTimeline.tsx';

/** One pupil: what goes well, what comes next, level and its line, and what was done. */
export function PupilPage() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const accountNo = Number(useParams().accountNo);
  const query = useQuery(staffQueries.pupil(api, academyNo, accountNo));
  useDocumentTitle(query.data?.pupil.name ?? '학생');
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton />}
      errorTitleAs="h1"
      renderError={(error) => (error instanceof ApiError && error.status === 404 ? <UnknownPage /> : null)}
    >
      {(data) => <Shown data={data} />}
    </QueryView>
  );
}

function Shown({ data }: { data: Pupil }) {
  const { pupil, findings, comprehension, growth, timeline } = data;
  const latest = growth.points.at(-1);
  const lead = [
    pupil.className ?? `${pupil.gradeName}, 반 없음`,
    `끝낸 책 ${pupil.bookCount}권`,
    `미션 ${pupil.missionCount}개`,
  ];
  return (
    <>
      <PageHeader
        title={pupil.name}
        crumbs={[{ label: '학생', href: staffPaths.pupils }]}
        lead={lead.join(' · ')}
        actions={
          <div className={styles.actions}>
            <GivePassword pupil={pupil} />
            <Button tone="soft" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              인쇄
            </Button>
          </div>
        }
      />
      <div className={styles.columns}>
        <Panel title="잘하는 것과 다음 한 걸음">
          {findings.strengths.length + findings.next.length === 0 ? (
            <p>아직 말씀드릴 만큼 읽은 것이 없어요. 미션을 몇 개 하면 여기에 나타나요.</p>
          ) : (
            <ul className={styles.findings}>
              {findings.strengths.map((line) => (
                <li key={line} data-kind="strength">
                  {line}
                </li>
              ))}
              {findings.next.map((line) => (
                <li key={line} data-kind="next">
                  {line}
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="읽기 수준">
          <p className={styles.level}>
            <b>{pupil.readingLevel}</b>
            {latest
              ? ` 요즘 읽은 것으로 보면 ${latest.levelFrom === latest.levelTo ? latest.levelFrom : `${latest.levelFrom}~${latest.levelTo}`}쯤이에요.`
              : ` 성장선은 미션을 ${growth.missionsToStart}개 더 하면 시작돼요.`}
          </p>
          {growth.points.length > 0 && <GrowthChart points={growth.points} />}
          <p className={styles.small}>예비 수준이에요. 답이 쌓이면 더 정확해져요.</p>
        </Panel>
        <Panel title="이해의 갈래 (석 달 동안의 독서 퀴즈)">
          <ComprehensionBars kinds={comprehension} />
        </Panel>
        <Panel title="한 일">
          <PupilTimeline timeline={timeline} />
        </Panel>
      </div>
    </>
  );
}

/** Another password for somebody who forgot theirs: asked first, as the pupil is signed out everywhere. */
function GivePassword({ pupil }: { pupil: Pupil['pupil'] }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const mayManage = useMay('MANAGE_PUPILS');
  const [asking, setAsking] = useState(false);
  const [given, setGiven] = useState<GivenPassword | null>(null);
  const give = useMutation({
    mutationFn: () => api.call(classroomApi.givePassword, { params: { academyNo, accountNo: pupil.accountNo } }),
    onSuccess: setGiven,
    onSettled: () => setAsking(false),
  });
  if (!mayManage) return null;
  return (
    <>
      <Button tone="soft" icon={<KeyRound aria-hidden="true" />} onClick={() => setAsking(true)}>
        비밀번호 새로 주기
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${pupil.name} 학생에게 새 비밀번호를 줄까요?`}
        description="지금 비밀번호는 쓸 수 없게 되고, 열려 있던 기기에서 나가게 돼요. 읽던 책과 답은 그대로 있어요."
        footer={
          <>
            <Button tone="ghost" onClick={() => setAsking(false)}>
              그만두기
            </Button>
            <Button busy={give.isPending} onClick={() => give.mutate()}>
              새로 주기
            </Button>
          </>
        }
      />
      <Dialog
        open={given !== null}
        onClose={() => setGiven(null)}
        title="새 비밀번호예요"
        description="지금 한 번만 보여 드려요. 학생이 들어오면 자기 비밀번호로 바꾸게 돼요."
        footer={<Button onClick={() => setGiven(null)}>적어 주었어요</Button>}
      >
        {given && (
          <dl className={styles.given}>
            <dt>이름</dt>
            <dd>{given.name}</dd>
            <dt>아이디</dt>
            <dd>{given.accountId}</dd>
            <dt>비밀번호</dt>
            <dd>
              <b>{given.password}</b>
            </dd>
          </dl>
        )}
        <p>{given && `${withJosa(given.name, '이/가')} 아닌 사람에게 보이지 않게 해 주세요.`}</p>
      </Dialog>
    </>
  );
}
