import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { z } from 'zod';
import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import type { startPayerIdentityBody } from '#contract/payer.ts';
import type { SubscriptionProduct } from '#contract/subscription.ts';
import { mobile } from '#domain/account/contactRules.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { normalizePhone } from '#domain/account/normalizePhone.ts';
import { korMore2, required } from '#domain/account/textRules.ts';
import { payerEmail } from '#domain/subscription/payerEmail.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { PhoneField } from '#src/components/text-field/PhoneField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { useOnReturn } from '#src/lib/browser/useOnReturn.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { openIdentityWindow } from '#src/lib/identity/openIdentityWindow.ts';
import type { IdentityReturn } from '#src/lib/identity/useIdentityReturn.ts';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';
import { describePayerFailure } from './describePayerFailure.ts';
import styles from './PayerForm.module.css';
import { type PayerDraftValues, usePayerDraft } from './usePayerDraft.ts';

const relations = [
  { value: 'MOTHER', label: '어머니', note: '이용하는 학생의 보호자입니다.' },
  { value: 'FATHER', label: '아버지', note: '이용하는 학생의 보호자입니다.' },
  { value: 'OTHER', label: '다른 보호자', note: '이용하는 학생의 법정대리인입니다.' },
  { value: 'SELF', label: '본인', note: '이용하는 사람이 만 19세 이상입니다.' },
] as const;

interface PayerValues extends Pick<PayerDraftValues, 'payerName' | 'payerMobileNo' | 'payerEmail' | 'relation'> {
  agreed: boolean;
}

interface PayerFormProps {
  product: SubscriptionProduct;
  identityReturn: IdentityReturn;
}

/** Who pays, and that person's consent to this product at this price; then the window of the verifier. */
export function PayerForm({ product, identityReturn }: PayerFormProps) {
  const { pathname, search } = useLocation();
  const draft = usePayerDraft();
  const { open, confirm } = usePayerCheck(draft.forget);
  const typed = draft.read();
  const { control, register, handleSubmit, setError, formState } = useForm<PayerValues>({
    mode: 'onTouched',
    defaultValues: { ...typed, agreed: false },
  });
  const relation = useController({
    control,
    name: 'relation',
    rules: { validate: (value) => value !== null || '결제하시는 분을 골라 주십시오.' },
  });
  const agreed = useController({
    control,
    name: 'agreed',
    rules: { validate: (value) => value || '동의하신 뒤에 확인하실 수 있습니다.' },
  });
  const nameProps = register('payerName', { validate: toValidate(required, korMore2) });
  const phoneProps = register('payerMobileNo', { validate: toValidate(required, mobile) });
  const emailProps = register('payerEmail', { validate: toValidate(required, payerEmail) });
  const { errors } = formState;
  const { mutate: confirmReturn } = confirm;

  useEffect(() => {
    const { subscriptionProductNo, price } = draft.read();
    const identityVerificationId = identityReturn.take();
    if (identityVerificationId && subscriptionProductNo !== null && price !== null) {
      confirmReturn({ subscriptionProductNo, price, identityVerificationId });
    }
  }, [draft, identityReturn, confirmReturn]);

  useOnReturn(open.reset);

  useEffect(() => {
    if (open.error)
      applyFieldErrors(open.error, { setError }, ['relation', 'payerName', 'payerMobileNo', 'payerEmail']);
  }, [open.error, setError]);

  const busy = open.isPending || confirm.isPending;
  const submit = handleSubmit((values) => {
    if (busy || values.relation === null) return;
    confirm.reset();
    const { subscriptionProductNo, paymentPrice: price } = product;
    const payer = {
      payerName: normalizeName(values.payerName),
      payerMobileNo: normalizePhone(values.payerMobileNo),
      payerEmail: normalizeEmail(values.payerEmail),
      relation: values.relation,
      subscriptionProductNo,
    };
    draft.change({ ...payer, price, backTo: pathname + search });
    open.mutate({ ...payer, price });
  });

  const failure = confirm.error ?? open.error ?? identityReturn.failure;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        결제는 성인 본인이나 보호자만 하실 수 있습니다. 이름과 번호는 본인 확인과 동의 기록에만, 이메일은 영수증과 결제
        안내를 보내 드리는 데만 씁니다.
      </p>
      {failure && !busy && <FormNotice>{describePayerFailure(failure)}</FormNotice>}
      <RadioGroup
        label="결제하시는 분"
        layout="column"
        options={relations}
        value={relation.field.value}
        onChange={relation.field.onChange}
        onBlur={relation.field.onBlur}
        firstRef={relation.field.ref}
        error={errors.relation?.message}
      />
      <div className={styles.pair}>
        <TextField
          label="결제하시는 분의 이름"
          autoComplete="off"
          maxLength={50}
          error={errors.payerName?.message}
          {...nameProps}
        />
        <PhoneField
          label="휴대전화 번호"
          autoComplete="off"
          placeholder="010-1234-5678"
          error={errors.payerMobileNo?.message}
          {...phoneProps}
        />
      </div>
      <TextField
        label="영수증을 받으실 이메일"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint="결제 영수증과 정기 결제 안내를 이 주소로 보내 드립니다."
        error={errors.payerEmail?.message}
        {...emailProps}
      />
      <div>
        <Checkbox
          framed
          label={`${product.title}, ${product.recurring ? '매달 ' : ''}${formatWon(product.paymentPrice)} 결제에 동의합니다.`}
          checked={agreed.field.value}
          aria-invalid={errors.agreed ? true : undefined}
          onChange={(event) => agreed.field.onChange(event.target.checked)}
        />
        {errors.agreed && (
          <p className={styles.error} role="alert">
            {errors.agreed.message}
          </p>
        )}
      </div>
      <Button type="submit" size="l" wide busy={busy} icon={<ShieldCheck aria-hidden="true" />}>
        {confirm.isPending ? '확인하고 있습니다' : '휴대전화로 본인 확인하기'}
      </Button>
    </form>
  );
}

interface Consent {
  subscriptionProductNo: number;
  price: number;
  identityVerificationId: string;
}

/**
 * Verifies who pays by phone; then that person's consent to this product at this price is recorded.
 *
 * @param onKnown the payer is known: what was typed is of no more use
 */
function usePayerCheck(onKnown: () => void) {
  const confirm = useSubscriptionCall(async (api, consent: Consent) => {
    const agreed = await api.call(subscriptionApi.agreeToPurchase, { body: consent });
    onKnown();
    return agreed;
  });
  const open = useSubscriptionCall(
    async (api, { price, ...payer }: z.infer<typeof startPayerIdentityBody> & { price: number }) => {
      const start = await api.call(subscriptionApi.startIdentity, { body: payer });
      await openIdentityWindow(start, { name: payer.payerName, mobileNo: payer.payerMobileNo });
      const { subscriptionProductNo } = payer;
      confirm.mutate({ subscriptionProductNo, price, identityVerificationId: start.identityVerificationId });
    },
  );
  return { open, confirm };
}
