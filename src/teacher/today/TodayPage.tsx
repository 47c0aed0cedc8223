import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookCheck, Check, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StaffToday } from '#contract/classroom.ts';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { Button } from '#src/components/button/Button.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useMay, usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { ContestList } from './ContestList.tsx';
import { HandInList } from './HandInList.tsx';
import { HomeworkDueList } from './HomeworkDueList.tsx';
import { QuietList } from './QuietList.tsx';
import { ReportsFigure } from './ReportsFigure.tsx';
import { TextsFigure } from './TextsFigure.tsx';
import styles from './TodayPage.module.css';
import { todayLine } from './todayLine.ts';

/** What the day asks for, in one screen. */
export function TodayPage() {
  useDocumentTitle('오늘');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.today(api, academyNo));
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {(today) => <Today today={today} />}
    </QueryView>
  );
}

function Today({ today }: { today: StaffToday }) {
  const { academyName } = usePost();
  const [mayRead, mayGive] = [useMay('READ_TEXTS'), useMay('GIVE_CONTEST')];
  return (
    <>
      <PageHeader title="오늘" lead={todayLine(today, academyName)} />
      <ul className={styles.figures}>
        <Figure
          icon={<Users aria-hidden="true" />}
          value={`${today.activeCount}/${today.pupilCount}명`}
          label="일주일 동안 읽은 학생"
        />
        <Figure
          icon={<BookCheck aria-hidden="true" />}
          value={`${today.bookCount}권`}
          label="일주일 동안 끝까지 읽은 책"
        />
        {mayRead && <TextsFigure />}
        {today.reportCount > 0 && <ReportsFigure count={today.reportCount} />}
      </ul>
      {today.pupilCount === 0 && today.joining.length === 0 ? <FirstDay /> : null}
      <div className={styles.columns}>
        {today.joining.length > 0 && <Joining today={today} />}
        <HomeworkDueList />
        {mayGive && <ContestList />}
        <Panel
          title={`한동안 읽지 않은 학생 ${today.quietCount}명`}
          more={{ label: '학생 모두', href: staffPaths.pupils }}
        >
          <QuietList today={today} />
        </Panel>
        <Panel title="방금 낸 것">
          <HandInList handIns={today.handIns} />
        </Panel>
      </div>
    </>
  );
}

function Figure({ icon, value, label }: { icon: React.ReactNode; value: string; label: string }) {
  return (
    <li className={styles.figure}>
      {icon}
      <b>{value}</b>
      <span>{label}</span>
    </li>
  );
}

/** An institution without pupils: where to begin. */
function FirstDay() {
  const mayManage = useMay('MANAGE_CLASSES');
  return (
    <Panel title="첫날이에요" className={styles.first}>
      <p>
        {mayManage
          ? '반을 만들고 선생님을 정한 뒤, 학생들에게 가입 코드를 나눠 주세요. 학생이 가입하면 여기에 나타나요.'
          : '맡은 반에 학생이 들어오면 여기에 나타나요. 반을 맡겨 달라고 원장님이나 관리자에게 이야기해 주세요.'}
      </p>
      {mayManage && <Link to={staffPaths.classes}>반 만들러 가기</Link>}
    </Panel>
  );
}

/** Who waits to be let in. */
function Joining({ today }: { today: StaffToday }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: ({ accountNo, approve }: { accountNo: number; approve: boolean; name: string }) =>
      api.call(classroomApi.decideJoining, { params: { academyNo, accountNo }, body: { approve } }),
    onSuccess: (_, { approve, name }) => {
      showToast(approve ? `${name} 학생이 이제 들어올 수 있어요.` : `${name} 학생의 가입을 받지 않았어요.`);
      return queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
  });
  return (
    <Panel title={`가입을 기다리는 학생 ${today.joining.length}명`}>
      <ul className={styles.list}>
        {today.joining.map(({ accountNo, name, gradeName }) => (
          <li key={accountNo} className={styles.waiting}>
            <span>
              <b>{name}</b> {gradeName}
            </span>
            <Button
              icon={<Check aria-hidden="true" />}
              busy={decide.isPending && decide.variables.accountNo === accountNo}
              onClick={() => decide.mutate({ accountNo, approve: true, name })}
            >
              들어오게 하기
            </Button>
            <Button tone="ghost" onClick={() => decide.mutate({ accountNo, approve: false, name })}>
              받지 않기
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
