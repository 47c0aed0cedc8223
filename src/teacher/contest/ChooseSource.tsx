import type { ContestPlans } from '#contract/staffContest.ts';
import { ownPlanSize } from '#domain/contest/ownPlanSize.ts';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { ChooseWeekBooks } from './ChooseWeekBooks.tsx';
import styles from './ContestForm.module.css';
import type { ContestForm } from './ContestForm.ts';
import { FieldGroup } from './FieldGroup.tsx';

interface ChooseSourceProps {
  form: ContestForm;
  plans: ContestPlans['items'];
  onChange: (changes: Partial<ContestForm>) => void;
  error: string | undefined;
}

const { least, most } = ownPlanSize.booksAWeek;

/** Where the books come from: a plan that ships, a proposal from the library, or one's own choice. */
export function ChooseSource({ form, plans, onChange, error }: ChooseSourceProps) {
  const plan = plans.find(({ planId }) => planId === form.planId);
  const ready = [
    { value: 'PLAN', label: '책바다가 고른 책', note: '읽기 수준마다 미리 골라 둔 책이에요.' },
    { value: 'PROPOSAL', label: '추천받기', note: '요즘 우리 학생이 덜 읽은 책으로 골라요.' },
  ] as const;
  return (
    <FieldGroup label="어떤 책을 읽나요" error={error}>
      <RadioGroup
        label="책을 고르는 방법"
        hideLabel
        layout="column"
        options={[
          ...(plans.length > 0 ? ready : []),
          { value: 'OWN', label: '주마다 직접 고르기', note: '모두 같은 책을 읽고, 진단검사 없이 바로 참가해요.' },
        ]}
        value={form.source}
        onChange={(source) => onChange({ source })}
      />
      {form.source === 'PLAN' && plans.length > 1 && (
        <SelectField
          label="책 목록"
          options={plans.map(({ planId, name }) => ({ value: planId, label: name }))}
          value={form.planId}
          onChange={(event) => onChange({ planId: event.target.value })}
        />
      )}
      {form.source === 'PLAN' && plan && (
        <p className={styles.hint}>
          ‘{plan.name}’의 책이에요. 읽기 수준 {plan.levelNames.length}단계로 나뉘고, {plan.weeks}주까지 할 수 있어요.
          학생은 참가할 때 진단검사로 단계를 정해요.
        </p>
      )}
      {form.source === 'PROPOSAL' && (
        <>
          <SelectField
            label="한 주에 읽을 책"
            options={Array.from({ length: most - least + 1 }, (_, index) => ({
              value: String(least + index),
              label: `${least + index}권`,
            }))}
            value={String(form.booksAWeek)}
            onChange={(event) => onChange({ booksAWeek: Number(event.target.value) })}
          />
          <p className={styles.hint}>읽기 수준마다 다른 책이에요. 학생은 참가할 때 진단검사로 단계를 정해요.</p>
        </>
      )}
      {form.source === 'OWN' && (
        <ChooseWeekBooks
          weeks={form.own}
          weekCount={form.weeks}
          startDay={form.startDay}
          onChange={(own) => onChange({ own })}
        />
      )}
    </FieldGroup>
  );
}
