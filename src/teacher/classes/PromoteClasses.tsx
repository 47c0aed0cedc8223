import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassList } from '#contract/classroom.ts';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { className } from '#domain/classroom/className.ts';
import { planPromotion } from '#domain/classroom/planPromotion.ts';
import { gradeName } from '#domain/roster/gradeName.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import styles from './ClassesPage.module.css';

interface PromoteClassesProps {
  list: ClassList;
  open: boolean;
  onClose: () => void;
}

const NOBODY = 'NOBODY';
/** Last grades of schools; an academy goes on. */
const LAST_GRADES = ['ELEMENTARY_6', 'MIDDLE_3', 'HIGH_3'] as const;

/** Moves every class of this school year up, after showing where each one goes. */
export function PromoteClasses({ list, open, onClose }: PromoteClassesProps) {
  const { api, site } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const [last, setLast] = useState<string>(site === 'school' ? LAST_GRADES[0] : NOBODY);
  const lastGrade = LAST_GRADES.find((grade) => grade === last) ?? null;
  const own = list.classes.filter(({ schoolYear }) => schoolYear === list.schoolYear);
  const plan = planPromotion(own, lastGrade);
  const promote = useMutation({
    mutationFn: () =>
      api.call(classroomApi.promoteClasses, {
        params: { academyNo },
        body: { schoolYear: list.schoolYear, lastGrade },
      }),
    onSuccess: async ({ classes, pupils, leavers }) => {
      showToast(`${classes}개 반 ${pupils}명이 올라갔어요.${leavers > 0 ? ` ${leavers}명은 졸업해요.` : ''}`);
      onClose();
      await queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${list.schoolYear + 1}학년도로 올리기`}
      description="반 이름과 번호, 선생님이 그대로 따라가고 지금 반은 ‘넣어 둔 반’으로 가요."
    >
      <div className={styles.form}>
        <SelectField
          label="졸업하는 학년"
          options={[
            { value: NOBODY, label: '없어요 (모두 올라가요)' },
            ...LAST_GRADES.map((grade) => ({ value: grade, label: gradeName(grade) })),
          ]}
          value={last}
          onChange={(event) => setLast(event.target.value)}
        />
        <ul className={styles.plan}>
          {plan.map(({ classNo, toGrade }) => {
            const one = own.find((each) => each.classNo === classNo);
            return (
              one && (
                <li key={classNo}>
                  <span>
                    {className(one)} ({one.pupilCount}명)
                  </span>
                  <b>{toGrade === null ? '졸업' : className({ grade: toGrade, name: one.name })}</b>
                </li>
              )
            );
          })}
        </ul>
        <Button wide busy={promote.isPending} disabled={demo || plan.length === 0} onClick={() => promote.mutate()}>
          모두 올리기
        </Button>
      </div>
    </Dialog>
  );
}
