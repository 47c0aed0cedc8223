import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ClassList } from '#contract/classroom.ts';
import { homeworkApi } from '#contract/endpoints/homework.ts';
import { className } from '#domain/classroom/className.ts';
import type { HomeworkTask } from '#domain/homework/homeworkTasks.ts';
import { homeworkTuning } from '#domain/homework/tuning.ts';
import { formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { TextArea } from '#src/components/text-area/TextArea.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { ChooseBooks, type ChosenBook } from './ChooseBooks.tsx';
import { ChoosePupils } from './ChoosePupils.tsx';
import styles from './Homework.module.css';

interface HomeworkFormProps {
  classes: ClassList['classes'];
  firstClassNo: number;
}

const WEEK = 7;

export function HomeworkForm({ classes, firstClassNo }: HomeworkFormProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [classNo, setClassNo] = useState(firstClassNo);
  const [accountNos, setAccountNos] = useState<readonly number[] | null>(null);
  const [books, setBooks] = useState<readonly ChosenBook[]>([]);
  const [chosenDay, setDueOn] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const pupils = useQuery(staffQueries.pupils(api, academyNo, classNo));
  // The clock of the device may be wrong.
  const today = pupils.data?.today ?? seoulDay(Date.now());
  const dueOn = chosenDay ?? shiftDayKey(today, WEEK);
  // Pressed twice, or sent again after a break of the network, it is one homework.
  const requestKey = useRef(createRandomId());
  const tasks = books.flatMap(({ bookNo, tasks: chosen }) => chosen.map((task: HomeworkTask) => ({ bookNo, task })));
  const send = useMutation({
    mutationFn: () =>
      api.call(homeworkApi.set, {
        params: { academyNo, classNo },
        body: {
          requestKey: requestKey.current,
          note,
          dueOn,
          tasks,
          accountNos: accountNos === null ? null : [...accountNos],
        },
      }),
    onSuccess: async ({ homeworkNo, pupilCount }) => {
      showToast(`학생 ${pupilCount}명에게 숙제를 냈어요.`);
      await queries.invalidateQueries({ queryKey: ['staff', academyNo, 'homework'] });
      await navigate(staffPaths.homeworkOf(classNo, homeworkNo), { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.fields) setFields(error.fields);
      else showErrorAlert(error);
    },
    meta: { ownError: true },
  });
  const submit = () => {
    const missing = {
      ...(tasks.length === 0 && { tasks: '책을 찾아 할 일을 하나 이상 골라 주세요.' }),
      ...(dueOn === '' && { dueOn: '날짜를 골라 주세요.' }),
      ...(accountNos?.length === 0 && { accountNos: '학생을 한 명 이상 골라 주세요.' }),
    };
    setFields(missing);
    if (Object.keys(missing).length === 0 && !send.isPending) send.mutate();
  };
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Panel title="누구에게">
        <div className={styles.form}>
          <SelectField
            label="반"
            options={classes.map((one) => ({
              value: String(one.classNo),
              label: `${className(one)} (${one.pupilCount}명)`,
            }))}
            value={String(classNo)}
            onChange={(event) => {
              setClassNo(Number(event.target.value));
              setAccountNos(null);
            }}
          />
          <ChoosePupils
            pupils={(pupils.data?.pupils ?? []).filter(({ status }) => status === 'ACTIVE')}
            chosen={accountNos}
            onChange={setAccountNos}
            error={fields.accountNos}
          />
        </div>
      </Panel>
      <Panel title="무엇을">
        <ChooseBooks chosen={books} onChange={setBooks} error={fields.tasks} />
      </Panel>
      <Panel title="언제까지">
        <div className={styles.form}>
          <TextField
            label="날짜"
            type="date"
            min={today}
            max={shiftDayKey(today, homeworkTuning.furthestDueDays)}
            value={dueOn}
            hint={dueOn === '' ? undefined : `${formatMonthDay(startOfDayKey(dueOn))}까지예요. 늦어도 할 수 있어요.`}
            error={fields.dueOn}
            onChange={(event) => setDueOn(event.target.value)}
          />
          <TextArea
            label="학생에게 하는 말 (안 써도 돼요)"
            rows={3}
            maxLength={homeworkTuning.longestNote}
            value={note}
            error={fields.note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      </Panel>
      <Button type="submit" wide busy={send.isPending} disabled={demo}>
        숙제 내기
      </Button>
      {demo && <p className={styles.hint}>둘러보는 동안에는 고르기만 할 수 있고 숙제가 나가지는 않아요.</p>}
    </form>
  );
}
