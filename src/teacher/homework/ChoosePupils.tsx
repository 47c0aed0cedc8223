import type { PupilRow } from '#contract/classroom.ts';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import styles from './Homework.module.css';

interface ChoosePupilsProps {
  pupils: readonly PupilRow[];
  /** Null for everybody. */
  chosen: readonly number[] | null;
  onChange: (chosen: readonly number[] | null) => void;
  error: string | undefined;
}

/** Everybody in the class, or some. */
export function ChoosePupils({ pupils, chosen, onChange, error }: ChoosePupilsProps) {
  return (
    <>
      <RadioGroup
        label="학생"
        options={[
          { value: 'ALL', label: '반 모두', note: '나중에 들어온 학생도' },
          { value: 'SOME', label: '골라서', note: '몇 명에게만' },
        ]}
        value={chosen === null ? 'ALL' : 'SOME'}
        onChange={(value) => onChange(value === 'ALL' ? null : [])}
        error={error}
      />
      {chosen !== null && (
        <fieldset className={styles.pupils}>
          <legend className="visually-hidden">숙제를 받을 학생</legend>
          {pupils.map(({ accountNo, name, classNumber }) => (
            <Checkbox
              key={accountNo}
              label={classNumber === null ? name : `${classNumber} ${name}`}
              checked={chosen.includes(accountNo)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, accountNo] : chosen.filter((each) => each !== accountNo))
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
