import { useMutation } from '@tanstack/react-query';
import { Bell, Shuffle } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ClassList } from '#contract/classroom.ts';
import { staffBellApi } from '#contract/endpoints/goldenBell.ts';
import type { DraftedQuestion } from '#contract/goldenBell.ts';
import { className } from '#domain/classroom/className.ts';
import { bellForms, type BellForm as Form } from '#domain/golden-bell/BellRoom.ts';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './Bell.module.css';
import { type BellBook, ChooseBellBooks } from './ChooseBellBooks.tsx';
import { DraftList } from './DraftList.tsx';

interface BellFormProps {
  classes: ClassList['classes'];
  mayOpenForAll: boolean;
}

const COUNTS = [5, 10, 15, 20, 30];
const SECONDS = [15, 20, 30, 45, 60, 90];
const formNames: Readonly<Record<Form, string>> = {
  OX: 'OX 퀴즈',
  CHOICE: '네 가지 가운데 고르기',
  ORDER: '차례 맞추기',
};

/** Everything that a round needs before its room is opened, with the questions and their keys. */
export function BellForm({ classes, mayOpenForAll }: BellFormProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const navigate = useNavigate();
  const [classNos, setClassNos] = useState<readonly number[]>(
    mayOpenForAll ? [] : classes.slice(0, 1).map(({ classNo }) => classNo),
  );
  const [books, setBooks] = useState<readonly BellBook[]>([]);
  const [forms, setForms] = useState<readonly Form[]>(bellForms);
  const [count, setCount] = useState<number>(bellTuning.usualQuestions);
  const [seconds, setSeconds] = useState<number>(bellTuning.usualSeconds);
  const [questions, setQuestions] = useState<readonly DraftedQuestion[]>([]);
  const [problem, setProblem] = useState('');
  // Pressed twice, or sent again after a break of the network, it is one room.
  const requestKey = useRef(createRandomId());
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.fields) setProblem(Object.values(error.fields).join(' '));
    else showErrorAlert(error);
  };
  const draw = useMutation({
    mutationFn: () =>
      api.call(staffBellApi.draft, {
        params: { academyNo },
        body: { bookNos: books.map(({ bookNo }) => bookNo), forms: [...forms], count },
      }),
    onSuccess: (draft) => {
      setQuestions(draft.questions);
      setProblem(
        draft.questions.length < count ? `이 책에는 문제가 ${draft.offered}개 있어요. 책을 더 골라도 좋아요.` : '',
      );
    },
    onError: fail,
    meta: { ownError: true },
  });
  const open = useMutation({
    mutationFn: () =>
      api.call(staffBellApi.open, {
        params: { academyNo },
        body: {
          requestKey: requestKey.current,
          classNos: classNos.length === 0 ? null : [...classNos],
          seconds,
          questions: questions.map(({ bookNo, form, itemKey }) => ({ bookNo, form, itemKey })),
        },
      }),
    onSuccess: ({ roomNo }) => navigate(staffPaths.bellScreenOf(roomNo), { replace: true }),
    onError: fail,
    meta: { ownError: true },
  });
  const drawNow = () => {
    if (books.length === 0) setProblem('책을 하나 이상 골라 주세요.');
    else if (forms.length === 0) setProblem('문제 종류를 골라 주세요.');
    else draw.mutate();
  };
  const openNow = () => {
    if (questions.length === 0) setProblem('먼저 문제를 뽑아 주세요.');
    else if (!mayOpenForAll && classNos.length === 0) setProblem('들어올 반을 골라 주세요.');
    else if (!open.isPending) open.mutate();
  };
  return (
    <div className={styles.steps}>
      <Panel title="누가 들어오나요">
        <fieldset className={styles.boxes}>
          <legend className="visually-hidden">들어올 반</legend>
          {mayOpenForAll && (
            <Checkbox
              label="우리 기관 모두"
              checked={classNos.length === 0}
              onChange={(event) =>
                setClassNos(event.target.checked ? [] : classes.slice(0, 1).map(({ classNo }) => classNo))
              }
            />
          )}
          {classes.map((one) => (
            <Checkbox
              key={one.classNo}
              label={className(one)}
              checked={classNos.includes(one.classNo)}
              onChange={() => setClassNos(toggled(classNos, one.classNo))}
            />
          ))}
        </fieldset>
      </Panel>
      <Panel title="어떤 책으로">
        <ChooseBellBooks chosen={books} onChange={setBooks} />
      </Panel>
      <Panel title="어떤 문제를">
        <div className={styles.form}>
          <fieldset className={styles.boxes}>
            <legend className="visually-hidden">문제 종류</legend>
            {bellForms.map((form) => (
              <Checkbox
                key={form}
                label={formNames[form]}
                checked={forms.includes(form)}
                onChange={() => setForms(toggled(forms, form))}
              />
            ))}
          </fieldset>
          <div className={styles.fields}>
            <SelectField
              label="문제 수"
              options={COUNTS.map((one) => ({ value: String(one), label: `${one}문제` }))}
              value={String(count)}
              onChange={(event) => setCount(Number(event.target.value))}
            />
            <SelectField
              label="한 문제에 보여 줄 시간"
              options={SECONDS.map((one) => ({ value: String(one), label: `${one}초` }))}
              value={String(seconds)}
              onChange={(event) => setSeconds(Number(event.target.value))}
            />
          </div>
          <p className={styles.hint}>시간은 마음을 고르는 데만 쓰여요. 다 되어도 저절로 닫히지 않아요.</p>
          <Button tone="soft" busy={draw.isPending} icon={<Shuffle aria-hidden="true" />} onClick={drawNow}>
            {questions.length === 0 ? '문제 뽑기' : '다시 뽑기'}
          </Button>
        </div>
      </Panel>
      {questions.length > 0 && (
        <Panel title={`뽑은 문제 ${questions.length}개`}>
          <DraftList questions={questions} onChange={setQuestions} />
        </Panel>
      )}
      {problem !== '' && <FormNotice>{problem}</FormNotice>}
      <Button size="l" wide busy={open.isPending} icon={<Bell aria-hidden="true" />} onClick={openNow}>
        방 열기
      </Button>
    </div>
  );
}

function toggled<T>(list: readonly T[], one: T): readonly T[] {
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
}
