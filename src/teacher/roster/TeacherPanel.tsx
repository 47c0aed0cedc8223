import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { staffApi } from '#contract/endpoints/staff.ts';
import type { RosterFile } from '#contract/roster.ts';
import { className } from '#domain/classroom/className.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './Roster.module.css';

export type ForeignTeacher = NonNullable<RosterFile['oneRoster']>['teachers'][number];

/** Teachers of a file, who are invited one by one where somebody wants it. */
export function TeacherPanel({ teachers }: { teachers: readonly ForeignTeacher[] }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const people = useQuery({ ...staffQueries.people(api, academyNo), enabled: teachers.length > 0 });
  if (teachers.length === 0) return null;
  const known = new Set(people.data?.staff.map(({ email }) => email.toLowerCase()));
  const invited = new Set(people.data?.invites.map(({ email }) => email.toLowerCase()));
  const stateOf = (email: string) => {
    if (email === '') return '메일 주소가 없어요';
    if (known.has(email.toLowerCase())) return '함께 일하고 있어요';
    return invited.has(email.toLowerCase()) ? '초대를 보냈어요' : null;
  };
  return (
    <Panel title={`초대할 선생님 ${teachers.length}명`} className={styles.panel}>
      <p className={styles.lead}>
        저절로 초대하지 않아요. 초대할 분만 눌러 주세요. 명단을 올린 다음에 초대하면 맡은 반도 함께 정해져요.
      </p>
      <ul className={styles.uploads}>
        {teachers.map((teacher, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: teachers of one file keep their order, and two may look alike
          <TeacherRow key={index} teacher={teacher} state={people.isPending ? '' : stateOf(teacher.email)} />
        ))}
      </ul>
    </Panel>
  );
}

/** @param state null for somebody who can be invited */
function TeacherRow({ teacher, state }: { teacher: ForeignTeacher; state: string | null }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const classes = useQuery(staffQueries.classes(api, academyNo));
  const { name, email, classNames } = teacher;
  const invite = useMutation({
    mutationFn: () => {
      const classNos = (classes.data?.classes ?? [])
        .filter((one) => classNames.includes(className(one)))
        .map(({ classNo }) => classNo);
      return api.call(staffApi.invite, { params: { academyNo }, body: { email, role: 'TEACHER', classNos } });
    },
    onSuccess: () => {
      showToast(`${email}에 초대 메일을 보냈어요.`);
      return queries.invalidateQueries({ queryKey: ['staff', academyNo, 'people'] });
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  return (
    <li>
      <span>
        <b>{name}</b> {email} <span className={styles.quiet}>{classNames.join(', ') || '맡은 반 없음'}</span>
      </span>
      {state === null ? (
        <Button
          tone="ghost"
          aria-label={`${name} 선생님 초대하기`}
          icon={<Mail aria-hidden="true" />}
          busy={invite.isPending}
          disabled={classes.isFetching}
          onClick={() => invite.mutate()}
        >
          초대하기
        </Button>
      ) : (
        <span className={styles.quiet}>{state}</span>
      )}
    </li>
  );
}
