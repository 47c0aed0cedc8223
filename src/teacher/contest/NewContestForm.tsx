import { Eye, Trophy } from 'lucide-react';
import { useState } from 'react';
import type { ClassList } from '#contract/classroom.ts';
import type { ContestPlans } from '#contract/staffContest.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { TextArea } from '#src/components/text-area/TextArea.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { useStaffSession } from '../services/StaffServicesContext.ts';
import { ChooseHost } from './ChooseHost.tsx';
import { ChooseSource } from './ChooseSource.tsx';
import styles from './ContestForm.module.css';
import { anotherSeed, type ContestForm, emptyForm, endDayOf, mostWeeks } from './ContestForm.ts';
import { ContestPreview } from './ContestPreview.tsx';
import { useGiveContest } from './useGiveContest.ts';
import { weekOptions } from './weekOptions.ts';

interface NewContestFormProps {
  classes: ClassList['classes'];
  plans: ContestPlans['items'];
  /** By the server's clock. */
  today: string;
  /** Whether the whole institution may be chosen. */
  reachesAll: boolean;
}

const CAPS = [4, 8, CONTEST_TUNING.dailyCap, 16, 20, 30];

/** Everything that a contest needs, and what it would be before it is given. */
export function NewContestForm({ classes, plans, today, reachesAll }: NewContestFormProps) {
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const [plan] = plans;
  const [form, setForm] = useState<ContestForm>(() =>
    emptyForm(
      {
        classNos: reachesAll ? null : classes.length === 1 ? classes.map(({ classNo }) => classNo) : [],
        source: plan ? 'PLAN' : 'OWN',
        planId: plan?.planId ?? '',
        weeks: plan?.weeks ?? 2,
      },
      today,
    ),
  );
  const giving = useGiveContest(form);
  const { fields, draft } = giving;
  const set = (changes: Partial<ContestForm>) => {
    const next = { ...form, ...changes };
    const planWeeks = plans.find(({ planId }) => planId === next.planId)?.weeks ?? next.weeks;
    const most = mostWeeks(next.source, planWeeks);
    setForm({ ...next, weeks: Math.min(next.weeks, most) });
    const others = ['source', 'planId', 'weeks', 'booksAWeek', 'own'].some((name) => name in changes) ? ['books'] : [];
    giving.clear([...Object.keys(changes), ...others]);
  };
  const { title, classNos, startDay, weeks, prizes, dailyCap } = form;
  const most = mostWeeks(form.source, plans.find(({ planId }) => planId === form.planId)?.weeks ?? weeks);
  return (
    <form
      ref={giving.formRef}
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        giving.submit();
      }}
    >
      <Panel title="어떤 대회인가요">
        <div className={styles.form}>
          <TextField
            label="대회 이름"
            placeholder="우리 반 봄 독서 대회"
            maxLength={40}
            value={title}
            error={fields.title}
            onChange={(event) => set({ title: event.target.value })}
          />
          <TextArea
            label="상품 (안 써도 돼요)"
            hint="쓴 그대로 학생에게 보여요. 많이 읽은 학생뿐 아니라 꾸준히 읽은 학생도 받게 해 보세요."
            rows={2}
            maxLength={300}
            value={prizes}
            error={fields.prizes}
            onChange={(event) => set({ prizes: event.target.value })}
          />
        </div>
      </Panel>
      <Panel title="누가 참가하나요">
        <ChooseHost
          classes={classes}
          reachesAll={reachesAll}
          chosen={classNos}
          onChange={(chosen) => set({ classNos: chosen })}
          error={fields.classNos}
        />
      </Panel>
      <Panel title="언제 하나요">
        <div className={styles.fields}>
          <TextField
            label="시작하는 날"
            type="date"
            min={today}
            value={startDay}
            error={fields.startDay}
            hint={startDay === '' ? undefined : `${formatMonthDay(startOfDayKey(startDay))}에 시작해요.`}
            onChange={(event) => set({ startDay: event.target.value })}
          />
          <SelectField
            label="기간"
            options={weekOptions(most)}
            value={String(weeks)}
            hint={startDay === '' ? undefined : `${formatMonthDay(startOfDayKey(endDayOf(form)))}까지예요.`}
            onChange={(event) => set({ weeks: Number(event.target.value) })}
          />
          <SelectField
            label="하루에 점수가 되는 미션"
            options={CAPS.map((cap) => ({ value: String(cap), label: `${cap}개까지` }))}
            value={String(dailyCap)}
            error={fields.dailyCap}
            onChange={(event) => set({ dailyCap: Number(event.target.value) })}
          />
        </div>
      </Panel>
      <Panel title="어떤 책을 읽나요">
        <ChooseSource form={form} plans={plans} onChange={set} error={fields.books} />
        <div className={styles.look}>
          <Button
            tone="soft"
            busy={giving.isLooking}
            icon={<Eye aria-hidden="true" />}
            onClick={() => giving.lookNow()}
          >
            책 살펴보기
          </Button>
          {giving.isStale && <p className={styles.hint}>바꾼 것이 있어요. 책을 다시 살펴봐 주세요.</p>}
        </div>
      </Panel>
      {draft && (
        <ContestPreview
          draft={draft}
          startDay={startDay}
          headingRef={giving.booksRef}
          agreed={giving.agreed}
          onAgree={giving.agree}
          onAnother={
            form.source === 'PROPOSAL'
              ? () => {
                  const next = { ...form, seed: anotherSeed(form.seed) };
                  setForm(next);
                  giving.lookNow(next);
                }
              : null
          }
        />
      )}
      {giving.notice !== '' && <FormNotice>{giving.notice}</FormNotice>}
      {demo && <p className={styles.hint}>둘러보는 동안에는 고르고 살펴볼 수만 있고 대회가 열리지는 않아요.</p>}
      <Button type="submit" size="l" wide busy={giving.isGiving} icon={<Trophy aria-hidden="true" />}>
        대회 열기
      </Button>
    </form>
  );
}
