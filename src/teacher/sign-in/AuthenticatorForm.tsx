import { QRCodeSVG } from 'qrcode.react';
import { useForm } from 'react-hook-form';
import { required } from '#domain/account/textRules.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import styles from './StaffSignInPage.module.css';

interface AuthenticatorFormProps {
  offered: { uri: string; secret: string };
  /** Sends the code that the app shows. */
  confirm: { mutate: (code: string) => void; isPending: boolean; error: Error | null };
}

/** A new authenticator: its secret as a picture and as letters, and the first code it shows. */
export function AuthenticatorForm({ offered, confirm }: AuthenticatorFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  return (
    <>
      {confirm.error && <FormNotice>{describeError(confirm.error)}</FormNotice>}
      <div className={styles.qr}>
        <QRCodeSVG value={offered.uri} size={184} title="인증 앱에 담는 QR 코드" />
        <p>찍을 수 없으면 이 글자를 넣어 주세요.</p>
        <p className={styles.secret}>{offered.secret.replace(/(.{4})/g, '$1 ')}</p>
      </div>
      <form
        className={styles.form}
        onSubmit={handleSubmit(({ code }) => !confirm.isPending && confirm.mutate(code))}
        noValidate
      >
        <TextField
          label="여섯 자리 코드"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={formState.errors.code?.message}
          {...register('code', { validate: toValidate(required) })}
        />
        <Button type="submit" size="l" wide busy={confirm.isPending}>
          확인
        </Button>
      </form>
    </>
  );
}
