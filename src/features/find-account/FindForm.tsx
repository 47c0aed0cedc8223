import { Send } from 'lucide-react';
import { type HTMLAttributes, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { email, mobile } from '#domain/account/contactRules.ts';
import { required } from '#domain/account/textRules.ts';
import { Button } from '../../components/button/Button.tsx';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { TextField } from '../../components/text-field/TextField.tsx';
import { ApiError } from '../../lib/api/ApiError.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { toValidate } from '../../lib/forms/toValidate.ts';
import styles from './FindCard.module.css';

export type FindBy = 'EMAIL' | 'MOBILE';

export interface FindValues {
  /** The name, or the login name. */
  who: string;
  /** The address or the number. */
  contact: string;
}

/** The field that identifies the person. */
export interface WhoField {
  label: string;
  autoComplete: string;
  /** What it begins with. */
  known?: string;
}

interface FindFormProps {
  who: WhoField;
  by: FindBy;
  submitLabel: string;
  busy: boolean;
  error: Error | null;
  onSubmit: (values: FindValues) => void;
}

const contacts = {
  EMAIL: {
    label: '가입할 때 적은 이메일',
    rule: email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    placeholder: '',
  },
  MOBILE: {
    label: '가입할 때 적은 휴대전화 번호',
    rule: mobile,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    placeholder: '010-1234-5678',
    hint: '만 14세 미만이면 보호자의 번호로도 찾을 수 있어요.',
  },
} as const satisfies Record<
  FindBy,
  { inputMode: HTMLAttributes<HTMLInputElement>['inputMode']; [other: string]: unknown }
>;

/** Who is meant, and one way to reach them. */
export function FindForm({ who, by, submitLabel, busy, error, onSubmit }: FindFormProps) {
  const form = useForm<FindValues>({ mode: 'onTouched', defaultValues: { who: who.known ?? '', contact: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const { rule, ...contact } = contacts[by];

  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    const { name, accountId, email: address, mobileNo } = error.fields;
    const reasons = { who: name ?? accountId, contact: address ?? mobileNo };
    for (const field of ['contact', 'who'] as const) {
      const message = reasons[field];
      if (message) setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  }, [error, setError]);

  return (
    <form className={styles.form} onSubmit={handleSubmit((typed) => !busy && onSubmit(typed))} noValidate>
      <TextField
        label={who.label}
        autoComplete={who.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        error={formState.errors.who?.message}
        {...register('who', { validate: toValidate(required) })}
      />
      <TextField
        {...contact}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={formState.errors.contact?.message}
        {...register('contact', { validate: toValidate(required, rule) })}
      />
      {error && <FormNotice>{describeError(error)}</FormNotice>}
      <Button type="submit" size="l" wide busy={busy} icon={<Send aria-hidden="true" />}>
        {submitLabel}
      </Button>
    </form>
  );
}
