import type { RosterCheck } from '#contract/roster.ts';
import { idOfSeries } from '#domain/roster/idOfSeries.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import styles from './Roster.module.css';
import type { RosterChange, RosterWork } from './RosterWork.ts';

interface LettersFieldProps {
  letters: RosterCheck['letters'];
  work: RosterWork;
  onChange: (change: RosterChange) => void;
}

/** With what the ids of the institution begin, the first time that it needs any. */
export function LettersField({ letters, work, onChange }: LettersFieldProps) {
  const now = work.letters ?? letters.proposed;
  return (
    <Panel title="아이디" className={styles.panel}>
      <TextField
        label="아이디 앞 글자"
        defaultValue={now}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.letters}
        hint={`아이디가 ${idOfSeries(now, 1)}, ${idOfSeries(now, 2)}처럼 만들어져요. 한 번 정하면 바꿀 수 없어요.`}
        error={letters.refused ?? undefined}
        onBlur={({ target }) => target.value !== now && onChange({ kind: 'LETTERS', letters: target.value })}
      />
    </Panel>
  );
}
