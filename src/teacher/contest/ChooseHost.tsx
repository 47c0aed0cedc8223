import type { ClassList } from '#contract/classroom.ts';
import { className } from '#domain/classroom/className.ts';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import styles from './ContestForm.module.css';
import { FieldGroup } from './FieldGroup.tsx';

interface ChooseHostProps {
  classes: ClassList['classes'];
  /** Whether the whole institution may be chosen. */
  reachesAll: boolean;
  /** Null for the whole institution. */
  chosen: readonly number[] | null;
  onChange: (chosen: readonly number[] | null) => void;
  error: string | undefined;
}

/** The whole institution, or some of the classes. */
export function ChooseHost({ classes, reachesAll, chosen, onChange, error }: ChooseHostProps) {
  const toggle = (classNo: number) => {
    const before = chosen ?? [];
    onChange(before.includes(classNo) ? before.filter((one) => one !== classNo) : [...before, classNo]);
  };
  return (
    <FieldGroup label="누구에게" error={error}>
      {reachesAll && (
        <Checkbox
          framed
          label="기관 전체"
          checked={chosen === null}
          onChange={(event) => onChange(event.target.checked ? null : [])}
        />
      )}
      <div className={styles.boxes}>
        {classes.map((one) => (
          <Checkbox
            key={one.classNo}
            label={`${className(one)} (${one.pupilCount}명)`}
            checked={chosen?.includes(one.classNo) ?? false}
            onChange={() => toggle(one.classNo)}
          />
        ))}
      </div>
      <p className={styles.hint}>
        {chosen === null
          ? '지금 있는 학생과 나중에 들어오는 학생 모두 참가할 수 있어요.'
          : '고른 반의 학생만 참가할 수 있어요. 나중에 들어온 학생도 돼요.'}
      </p>
    </FieldGroup>
  );
}
