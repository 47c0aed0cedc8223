import { type FormEvent, useEffect, useState } from 'react';
import { crossedRaq, raqRules } from '#domain/book/rules/raqRules.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/text-field/TextField.tsx';
import styles from './DifficultyFilter.module.css';

interface DifficultyFilterProps {
  minRaq: number | null;
  maxRaq: number | null;
  onChange: (span: { minRaq: number | null; maxRaq: number | null }) => void;
}

const write = (raq: number | null) => (raq === null ? '' : String(raq));
const read = (text: string) => (text === '' ? null : Number(text));

/** A span of difficulty; an empty field leaves its end open. */
export function DifficultyFilter({ minRaq, maxRaq, onChange }: DifficultyFilterProps) {
  const [span, setSpan] = useState({ min: write(minRaq), max: write(maxRaq) });
  const [errors, setErrors] = useState<{ min?: string; max?: string }>({});

  useEffect(() => {
    setSpan({ min: write(minRaq), max: write(maxRaq) });
    setErrors({});
  }, [minRaq, maxRaq]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = { min: span.min.trim(), max: span.max.trim() };
    const found = checkSpan(wanted);
    setErrors(found);
    if (found.min === undefined && found.max === undefined) {
      onChange({ minRaq: read(wanted.min), maxRaq: read(wanted.max) });
    }
  }

  const field = (end: 'min' | 'max', label: string, placeholder: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      placeholder={placeholder}
      value={span[end]}
      error={errors[end]}
      onChange={(event) => setSpan({ ...span, [end]: event.target.value })}
    />
  );

  return (
    <form className={styles.span} onSubmit={submit} noValidate>
      {field('min', '난이도, 몇부터', '0')}
      <span className={styles.to} aria-hidden="true">
        ~
      </span>
      {field('max', '난이도, 몇까지', '1500')}
      <Button type="submit" tone="soft" className={styles.apply}>
        난이도 정하기
      </Button>
    </form>
  );
}

/** What to correct in either field; the rules are those the server asks. */
export function checkSpan({ min, max }: { min: string; max: string }): { min?: string; max?: string } {
  const ofMin = min === '' ? null : checkRules(min, raqRules.min);
  const ofMax = max === '' ? null : checkRules(max, raqRules.max);
  if (ofMin !== null || ofMax !== null) return { ...(ofMin && { min: ofMin }), ...(ofMax && { max: ofMax }) };
  if (min === '' || max === '') return {};
  const crossed = crossedRaq(Number(min), Number(max));
  return crossed === null ? {} : { max: crossed };
}
