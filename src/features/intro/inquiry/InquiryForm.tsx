import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { inquiryApi } from '#contract/endpoints/inquiry.ts';
import type { InquiryBody } from '#contract/inquiry.ts';
import type { InquiryTexts } from '#contract/introTexts.ts';
import { inquiryRules } from '#domain/inquiry/inquiryRules.ts';
import { inquiryTypeNames } from '#domain/inquiry/inquiryTypes.ts';
import { inquiryTuning } from '#domain/inquiry/tuning.ts';
import { HOUR } from '#domain/time/duration.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { TextArea } from '#src/components/text-area/TextArea.tsx';
import { PhoneField } from '#src/components/text-field/PhoneField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { isUnreachable } from '#src/lib/api/isUnreachable.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import { ConsentField } from './ConsentField.tsx';
import { HiddenField } from './HiddenField.tsx';
import styles from './InquiryForm.module.css';
import { emptyInquiry, type InquiryValues } from './InquiryValues.ts';
import { readInquiryDraft, useInquiryDraft } from './useInquiryDraft.ts';

/** Half of the life of a form: one that lies open over night is still good in the morning. */
const RENEW_MS = 12 * HOUR;

const FORM_KEY = [queryKeys.intro, 'inquiry-form'];

const ORDER = ['type', 'name', 'phone', 'email', 'region', 'content', 'consent', 'homepage'] as const;

export interface InquiryFormProps {
  texts: InquiryTexts;
  onSent: (receiptNo: number) => void;
}

export function InquiryForm({ texts, onSent }: InquiryFormProps) {
  const { api, tabStorage, now } = useServices();
  const [defaultValues] = useState(() => readInquiryDraft(tabStorage, now()));
  const form = useForm<InquiryValues>({ mode: 'onTouched', defaultValues });
  const { control, register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const forget = useInquiryDraft(form, tabStorage, now);
  const handed = useInquiryForm();
  // Its form counts once, so that sending again is safe.
  const send = useMutation({
    meta: { ownError: true },
    mutationFn: (body: InquiryBody) => api.call(inquiryApi.send, { body }),
  });
  // What the inquiry is sent with may have to be fetched first.
  const busy = send.isPending || isSubmitting;
  const failure = send.error ?? handed.error;

  async function submit(values: InquiryValues): Promise<void> {
    if (busy) return;
    const formToken = handed.data?.formToken ?? (await handed.refetch({ cancelRefetch: false })).data?.formToken;
    if (formToken === undefined) return;
    send.mutate(
      { ...values, formToken },
      {
        onSuccess: ({ receiptNo }) => {
          forget();
          handed.forget();
          form.reset(emptyInquiry);
          onSent(receiptNo);
        },
        onError: (error) => {
          applyFieldErrors(error, form, ORDER);
          // Filled by the browser: a person must not be kept out by what a person cannot see.
          form.setValue('homepage', '');
          if (error instanceof ApiError && error.is('INQUIRY_FORM_OLD')) void handed.refetch();
        },
      },
    );
  }

  const field = (name: keyof typeof inquiryRules) => ({
    placeholder: texts.placeholders[name],
    error: errors[name]?.message,
    ...register(name, { validate: toValidate(...inquiryRules[name]) }),
  });

  return (
    <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate aria-label="문의하기">
      <Controller
        control={control}
        name="type"
        rules={{ validate: (value) => value !== '' || '문의 종류를 골라 주십시오.' }}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <RadioGroup
            label="문의 종류"
            layout="column"
            options={texts.types.map(({ code, hint }) => ({ value: code, label: inquiryTypeNames[code], note: hint }))}
            value={value === '' ? null : value}
            onChange={onChange}
            onBlur={onBlur}
            error={errors.type?.message}
            firstRef={ref}
          />
        )}
      />
      <div className={styles.pair}>
        <TextField label="이름" autoComplete="name" maxLength={50} {...field('name')} />
        <PhoneField label="연락처" autoComplete="tel-national" {...field('phone')} />
        <TextField
          label="이메일"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...field('email')}
        />
        <TextField
          label="지역"
          autoComplete="address-level2"
          maxLength={inquiryTuning.regionLength}
          {...field('region')}
        />
      </div>
      <TextArea label="문의 내용" rows={7} maxLength={inquiryTuning.contentMost} {...field('content')} />
      <HiddenField {...register('homepage')} />
      <ConsentField
        terms={texts.consent}
        error={errors.consent?.message}
        {...register('consent', { validate: (value) => value || '동의해 주셔야 문의를 받을 수 있습니다.' })}
      />
      {failure && (
        <FormNotice>
          {describeError(failure)}
          {isUnreachable(failure) && ' 쓰신 내용은 그대로 있습니다.'}
        </FormNotice>
      )}
      <Button type="submit" size="l" wide busy={busy} icon={<Send aria-hidden="true" />}>
        문의 보내기
      </Button>
    </form>
  );
}

/**
 * What an inquiry is sent with: taken when the page opens, because the server looks at how long it was open. `forget`
 * throws it away once it was used: the next inquiry needs another.
 */
function useInquiryForm() {
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: FORM_KEY,
    queryFn: ({ signal }) => api.call(inquiryApi.issueForm, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: RENEW_MS,
  });
  return { ...query, forget: () => client.removeQueries({ queryKey: FORM_KEY }) };
}
