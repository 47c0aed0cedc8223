import { Building2 } from 'lucide-react';
import { type RefCallback, useId, useState } from 'react';
import type { InstitutionItem } from '#contract/signUp.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import styles from './InstitutionPicker.module.css';
import { InstitutionSearch } from './InstitutionSearch.tsx';
import { JoinCodeSearch } from './JoinCodeSearch.tsx';
import { offeredJoinCode } from './offeredJoinCode.ts';

type Way = 'name' | 'code';

const ways = [
  { key: 'name', label: '이름으로 찾기' },
  { key: 'code', label: '가입 코드로 찾기' },
] as const;

interface InstitutionPickerProps {
  /** What it is called on this site. */
  noun: string;
  chosen: InstitutionItem | null;
  /** The code comes along when it was found by one. */
  onChoose: (item: InstitutionItem | null, joinCode: string | null) => void;
  /** Receives what takes the focus when something is wrong: the field, or the institution that was chosen. */
  inputRef: RefCallback<HTMLElement>;
  error: string | undefined;
}

/** The academy or school: searched by name, or found by the code that it gives to its students. */
export function InstitutionPicker({ noun, chosen, onChoose, inputRef, error }: InstitutionPickerProps) {
  const [way, setWay] = useState<Way>(() => (offeredJoinCode(window.location.hash) === '' ? 'name' : 'code'));
  const id = useId();
  const place = useLostFocus<HTMLDivElement>(chosen !== null);
  if (chosen) {
    return (
      <div ref={place} className={styles.picker} tabIndex={-1}>
        <p id={`${id}-label`} className={styles.label}>
          내 {noun}
        </p>
        <fieldset
          ref={inputRef}
          className={styles.chosen}
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <Building2 aria-hidden="true" />
          <div className={styles.words}>
            <strong>{chosen.name}</strong>
            {chosen.className && <span>{chosen.className}</span>}
            {chosen.address && <span>{chosen.address}</span>}
            {chosen.needsApproval && <span>가입한 뒤 {noun}의 승인이 필요해요.</span>}
          </div>
          <Button tone="soft" onClick={() => onChoose(null, null)}>
            바꾸기
          </Button>
        </fieldset>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    );
  }
  return (
    <div ref={place} className={styles.picker} tabIndex={-1}>
      <p className={styles.label}>내 {noun}</p>
      <Tabs label={`${noun} 찾는 방법`} items={ways} selected={way} onSelect={setWay}>
        {way === 'name' ? (
          <InstitutionSearch noun={noun} inputRef={inputRef} onChoose={(item) => onChoose(item, null)} error={error} />
        ) : (
          <JoinCodeSearch noun={noun} inputRef={inputRef} onChoose={onChoose} error={error} />
        )}
      </Tabs>
    </div>
  );
}
