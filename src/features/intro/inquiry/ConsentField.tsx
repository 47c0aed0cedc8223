import { type ComponentPropsWithRef, useId } from 'react';
import type { InquiryTexts } from '#contract/introTexts.ts';
import styles from './ConsentField.module.css';

interface ConsentFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  terms: InquiryTexts['consent'];
  error?: string | undefined;
}

/** What is agreed to in full, and the box that agrees to it. */
export function ConsentField({ terms, error, ...rest }: ConsentFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.consent} aria-describedby={`${id}-terms`}>
      <legend>개인정보 수집과 이용</legend>
      <dl id={`${id}-terms`}>
        {terms.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.row}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        개인정보 수집과 이용에 동의합니다 (필수)
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
