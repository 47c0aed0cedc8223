import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassList } from '#contract/classroom.ts';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { className } from '#domain/classroom/className.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './ClassesPage.module.css';

interface DivideClassProps {
  one: ClassList['classes'][number];
  others: ClassList['classes'];
  open: boolean;
  onClose: () => void;
}

const NONE = 'NONE';

/** Pupils of a class who go to another one, all at once. */
export function DivideClass({ one: { classNo }, others, open, onClose }: DivideClassProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const pupils = useQuery({ ...staffQueries.pupils(api, academyNo, classNo), enabled: open });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [to, setTo] = useState(others[0] ? String(others[0].classNo) : NONE);
  const move = useMutation({
    mutationFn: () =>
      api.call(classroomApi.movePupils, {
        params: { academyNo, classNo },
        body: { accountNos: [...chosen], toClassNo: to === NONE ? null : Number(to) },
      }),
    onSuccess: async () => {
      showToast(`학생 ${chosen.length}명을 옮겼어요.`);
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
      title="학생 옮기기"
      description="읽은 것과 점수, 하던 숙제는 그대로 따라가요."
      keepsText
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0 && !move.isPending) move.mutate();
        }}
      >
        <fieldset className={styles.choice}>
          <legend>옮길 학생</legend>
          {(pupils.data?.pupils ?? []).map(({ accountNo, name, classNumber }) => (
            <Checkbox
              key={accountNo}
              label={classNumber === null ? name : `${classNumber} ${name}`}
              checked={chosen.includes(accountNo)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, accountNo] : chosen.filter((each) => each !== accountNo))
              }
            />
          ))}
        </fieldset>
        <SelectField
          label="어디로"
          options={[
            ...others.map((other) => ({ value: String(other.classNo), label: className(other) })),
            { value: NONE, label: '반 없음' },
          ]}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button type="submit" wide busy={move.isPending} disabled={demo || chosen.length === 0}>
          {chosen.length === 0 ? '학생을 골라 주세요' : `${chosen.length}명 옮기기`}
        </Button>
      </form>
    </Dialog>
  );
}
