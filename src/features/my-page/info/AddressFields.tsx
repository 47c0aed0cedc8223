import type { UseFormReturn } from 'react-hook-form';
import { maxLength } from '#domain/account/textRules.ts';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { toOptionalValidate } from '#src/lib/forms/toValidate.ts';
import styles from './form.module.css';
import type { InfoFields } from './infoFields.ts';

const zipCode = (value: string) => (/^\d{5}$/.test(value.trim()) ? null : '우편번호는 숫자 다섯 자리예요.');

/** Where parcels go. Home site only. */
export function AddressFields({ form }: { form: UseFormReturn<InfoFields> }) {
  const { errors } = form.formState;
  const { register } = form;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="우편번호"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          {...register('zipCode', { validate: toOptionalValidate(zipCode) })}
          error={errors.zipCode?.message}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label="주소"
          autoComplete="street-address"
          maxLength={120}
          {...register('address', { validate: toOptionalValidate(maxLength(100)) })}
          error={errors.address?.message}
        />
        <TextField
          label="자세한 주소"
          autoComplete="address-line2"
          maxLength={120}
          {...register('addressDetail', { validate: toOptionalValidate(maxLength(100)) })}
          error={errors.addressDetail?.message}
        />
      </div>
    </>
  );
}
